/** Pages of the owner's workspace, in navigation order. Pressing `g`, then `key`, opens a page. */
export const workspacePages = [
  { id: 'overview', label: 'Overview', href: '/admin', key: 'o' },
  { id: 'people', label: 'People', href: '/admin/people', key: 'p' },
  { id: 'inbox', label: 'Inbox', href: '/admin/inbox', key: 'i' },
  { id: 'mails', label: 'Mails', href: '/admin/mails', key: 'm' },
  { id: 'content', label: 'Content', href: '/admin/content', key: 'c' },
  { id: 'settings', label: 'Settings', href: '/admin/settings', key: 's' },
] as const;

/** Further entries of the command palette. `leaves`: outside the workspace, hence a full page load. */
export const workspaceCommands: readonly { label: string; href: string; leaves?: true }[] = [
  { label: 'Newsletter', href: '/admin/mails/newsletter' },
  { label: 'Write an issue of the newsletter', href: '/admin/mails/newsletter/new' },
  { label: 'Preview of the mails', href: '/admin/mails/preview' },
  { label: 'Look a person up', href: '/admin/people#person' },
  { label: 'Admins', href: '/admin/people#admins' },
  { label: 'Figures of the workbook', href: '/admin/people#workbook' },
  { label: 'Addresses that take no mail', href: '/admin/mails#suppressed' },
  { label: 'Audit log', href: '/admin/settings#audit' },
  { label: 'Figures of today', href: '/admin?range=today' },
  { label: 'Figures of the last 7 days', href: '/admin?range=7' },
  { label: 'Figures of the last 30 days', href: '/admin?range=30' },
  { label: 'Figures of the last 90 days', href: '/admin?range=90' },
  { label: 'Figures of the last year', href: '/admin?range=365' },
  { label: 'All messages', href: '/admin/inbox?state=all' },
  { label: 'Download the figures as CSV', href: '/admin/export', leaves: true },
  { label: 'Download the subscribers as CSV', href: '/admin/export/subscribers', leaves: true },
  { label: 'Second factor', href: '/admin/second-factor', leaves: true },
  { label: 'Your account', href: '/account', leaves: true },
  { label: 'Home page of the site', href: '/', leaves: true },
];

export const workspaceWords = {
  navigation: 'Workspace',
  menu: 'Menu',
  site: 'Pages of the site',
  commands: {
    title: 'Commands',
    search: 'Type a page or an action',
    list: 'Pages and actions',
    empty: 'Nothing is called that.',
    print: 'Print this page',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    enabled: 'Use single keys as shortcuts',
    enabledNote: 'When this is off, only Ctrl or ⌘ with K opens the commands. This device remembers it.',
    commands: 'Open the commands',
    help: 'Show this help',
    /** Between two keys pressed in sequence, and between two alternatives. */
    next: 'then',
    or: 'or',
    close: 'Close',
  },
} as const;
