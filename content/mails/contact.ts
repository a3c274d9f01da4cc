/** Text of the mail that forwards a contact message to the owner. */
export const contactMail = {
  preheader: 'A message from the contact form.',
  /** For a message with words of danger, in it or in what its sender wrote before. */
  danger: {
    subject: (subject: string) => `May be in danger: ${subject}`,
    preheader: 'Words in it, or in what this person wrote before, say so. Please read it now.',
    note: {
      kind: 'note',
      tone: 'urgent',
      title: 'Somebody may be in danger',
      text: 'Some words in this message say so, or in what this person wrote before. No machine has judged: please read it now, and answer it before any other. The inbox shows what to do and how to begin. You need not do it alone.',
    },
  },
  title: 'A message from the contact form',
  caption: 'Who wrote',
  received: 'Received',
  messageLabel: 'Message',
  /** For a mail of pictures or files only. */
  noText: '[A mail without text]',
  answerLabel: 'What they answer',
  attachments: (names: readonly string[]) =>
    names.length > 0 && `[Files that came with it, and were not kept: ${names.join(', ')}]`,
  empty: 'None',
  noSubject: (name: string) => `a message from ${name}`,
  advice: [
    'Answer it in the inbox, or answer this mail: either goes to the sender. The site promises an answer within 24 hours on business days.',
    'If someone writes that they are in danger, do not wait for business hours. Send them the lines at the foot of this mail, and the [resources page](/resources).',
  ],
  button: 'Open it in the inbox',
  /** After an answer from a mail program, which the inbox does not see. */
  answered: (href: string) =>
    `Answered from your mail program? The inbox cannot see that: [mark the message as answered](${href}). No need to sign in; the link works for 30 days.`,
  reason: 'You get this because this address is set as the owner’s address of the site.',
} as const;
