/** Labels of the audit log's entries. The keys are the values in the database. */
const acts = {
  'sign-in': 'Opened the dashboard',
  refusal: 'Was refused: no admin',
  'code-refused': 'Typed a wrong code',
  'factor-locked': 'Typed ten wrong codes: locked for a quarter of an hour',
  export: 'Downloaded the figures',
  'note-added': 'Wrote a note on a day',
  'note-removed': 'Removed a note on a day',
  'mail-retry': 'Sent a mail again',
  'mail-test': 'Sent a mail to themselves',
  'message-read': 'Read a message',
  'message-taken': 'Said “I’m on it” to a message',
  'message-replied': 'Answered a message',
  'message-spam': 'Marked a message as spam',
  'message-deleted': 'Deleted a message',
  'message-handled': 'Marked a message as handled',
  'message-reopened': 'Reopened a message',
  'newsletter-saved': 'Saved a newsletter',
  'newsletter-scheduled': 'Scheduled a newsletter',
  'newsletter-stopped': 'Stopped a newsletter',
  'newsletter-deleted': 'Deleted a draft of the newsletter',
  'subscribers-imported': 'Imported subscribers',
  'subscribers-exported': 'Downloaded the subscribers',
  'settings-saved': 'Changed a setting',
  'person-searched': 'Looked up an address',
  'person-exported': 'Exported what is stored about a person',
  'person-deleted': 'Deleted a person',
  'role-granted': 'Made someone an admin',
  'role-revoked': 'Removed an admin',
  'factor-added': 'Added a second factor',
  'factor-removed': 'Removed a second factor',
  'recovery-codes-made': 'Made new recovery codes',
  'recovery-code-used': 'Used a recovery code',
} as const;

export type AuditAction = keyof typeof acts;
export const auditActions = Object.keys(acts) as AuditAction[];

export const auditWords = {
  title: 'Audit log',
  note: 'Who did what here. Rows are only ever added, and go after two years.',
  columns: { at: 'When', who: 'Who', what: 'What', object: 'To what' },
  acts,
  /** For entries without an account: a script with the secret key, or the database owner. */
  server: 'The server’s key',
  show: 'Show in the log',
  all: 'Everything',
  filter: 'Show entries',
  empty: 'Nothing has been written down yet.',
  older: 'Older entries',
  newest: 'Back to the newest entries',
} as const;
