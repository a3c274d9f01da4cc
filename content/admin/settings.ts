/** Texts of the page of settings. */
export const settingsWords = {
  title: 'You and your readers',
  timeZone: 'Your time zone',
  timeZoneHint:
    'The workspace shows and reads times in it, and counts by its days. Flips stay on each person’s own day.',
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
  own: {
    title: 'Yours alone',
    note: 'Each person of the workspace has their own.',
    signature: 'Your signature',
    signatureHint:
      'At most 500 characters, below the answers that you write. Empty: that of the site, or, for an assistant, their name.',
    letterKeys: 'Letters act in the inbox: J, K, R, E, / and ?',
  },
  answers: {
    title: 'Ready answers',
    note: 'Beginnings for your answers in the inbox. None may say what a symptom means, or that all will be well. {site} becomes the address of the site.',
    label: 'Name in the list',
    text: 'Text',
    save: 'Save the answer',
    remove: 'Take it out',
    add: 'Add an answer',
    saved: { tone: 'success', title: 'Answer saved' },
    removed: { tone: 'success', title: 'Answer taken out' },
    errors: {
      label: {
        missing: 'Please give it a name.',
        'too-long': 'This is longer than 80 characters. Please shorten it.',
      },
      text: {
        missing: 'Please write the answer.',
        'too-long': 'This is longer than 5,000 characters. Please shorten it.',
      },
    },
  },
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
