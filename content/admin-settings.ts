/** Texts of the page of settings. */
export const settingsWords = {
  title: 'You and your readers',
  timeZone: 'Your time zone',
  timeZoneHint: 'The workspace shows and reads times in it. Figures stay by UTC days.',
  senderName: 'Sender of the mails',
  senderHint: (usual: string) => `The name that readers see beside the address. Empty for “${usual}”.`,
  signature: 'Signature',
  signatureHint:
    'At most 500 characters. It stands below each answer that you begin: your name, and how to reach you.',
  days: 'Days on which you answer',
  daysHint:
    'The 24 hours of a message run on these days. The contact page promises business days, Monday to Friday.',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  weeklyMail: 'Send me the week’s figures on Monday mornings',
  save: 'Save the settings',
  saved: { tone: 'success', title: 'Settings saved' },
  errors: {
    timeZone: 'Please choose a time zone from the list.',
    senderName: {
      'too-long': 'This is longer than 60 characters. Please shorten it.',
      invalid: 'A name cannot hold any of < > " , ; : @ \\',
    },
    signature: 'This is longer than 500 characters. Please shorten it.',
    days: 'Please tick at least one day.',
  },
} as const;
