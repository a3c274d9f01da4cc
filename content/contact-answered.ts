/** The page behind the link "mark it as answered" of a contact message's mail to the owner. */
export const answeredPage = {
  title: 'Mark a message as answered',
  open: {
    headline: 'Mark this message as answered?',
    lead: (name: string) =>
      `It is from ${name}. The inbox then counts it as answered; nothing is sent to anyone.`,
    button: 'Yes, it is answered',
  },
  answered: {
    headline: 'This message is marked as answered.',
    lead: (name: string) => `The one from ${name}. There is nothing more to do here.`,
  },
  closed: {
    headline: 'This message is closed already.',
    lead: (name: string) => `The one from ${name}. This link leaves it as it is.`,
  },
  expired: {
    headline: 'This link is too old.',
    lead: 'It worked for 30 days. The inbox can still mark the message as answered.',
  },
  unknown: {
    headline: 'This link has come apart.',
    lead: 'Part of the address is missing, or the message has been deleted. Copy the whole link from the email.',
  },
  /** For the name while it cannot be read. */
  someone: 'the person who wrote',
  failed: {
    title: 'Something went wrong',
    text: 'Nothing was changed. Please press once more in a moment.',
  },
  newer: {
    title: 'There is more in this conversation now',
    text: 'Something was written since this page was opened, so nothing was changed. Please read it in the inbox first.',
  },
  inbox: 'Open the message in the inbox',
  home: { label: 'The Flip Method', href: '/' },
} as const;
