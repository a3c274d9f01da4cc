const movedTo = (title: string, count: number) =>
  ({ tone: 'success', title: count === 1 ? title : `${title}: ${count} messages` }) as const;

/** Texts of the inbox. Those about messages in the exported file are in `content/admin/admin.ts`. */
/** Of so many messages, how many may be from people in danger. */
const whoIsInDanger = (count: number, inDanger: number) =>
  count === 1
    ? 'This person may be in danger'
    : `${inDanger === 1 ? 'One' : inDanger} of them may be in danger`;

export const inboxWords = {
  note: 'What people wrote on the contact page. They were promised an answer within 24 hours on business days.',
  list: 'Messages',
  sort: 'Order',
  orders: [
    { id: '', label: 'Newest first' },
    { id: 'oldest', label: 'Oldest first' },
  ],
  /** First stops of the Tab key. */
  skip: { toList: 'Skip to the messages', toMessage: 'Skip to the message' },
  keys: {
    title: 'Keys (press ?)',
    list: [
      ['J', 'next message'],
      ['K', 'previous message'],
      ['R', 'to the answer'],
      ['E', 'done without an answer'],
      ['/', 'to the search'],
      ['Ctrl or ⌘ and Enter', 'sends the answer'],
      ['Esc', 'leaves the answer, which is kept'],
      ['?', 'shows and hides this list'],
    ],
    off: 'Switch the letters off',
  },
  next: 'Next message',
  /** Accessible name of the ticks. */
  toTick: 'Messages to tick',
  selectAll: 'All of this page',
  select: (title: string) => `Select: ${title}`,
  delete: 'Delete',
  confirmDelete: (count: number, inDanger: number) =>
    ({
      tone: 'neutral',
      title: count === 1 ? 'Delete this message?' : `Delete ${count} messages?`,
      text: [
        inDanger > 0 && `${whoIsInDanger(count, inDanger)}.`,
        'Its replies and answers are deleted with it, and nothing can be brought back.',
      ]
        .filter(Boolean)
        .join(' '),
    }) as const,
  confirmButton: 'Yes, delete',
  /** Before ticked messages are put aside. */
  confirmDanger: {
    question: (count: number, inDanger: number) =>
      ({
        tone: 'neutral',
        title: whoIsInDanger(count, inDanger),
        text: 'What is put aside is no longer at the top of what is open. Has everybody had an answer?',
      }) as const,
    yes: 'Yes, put aside',
  },
  earlier: 'Earlier messages of this person',
  person: 'What is stored about this person',
  search: 'Search',
  topic: 'Topic',
  allTopics: 'All topics',
  state: 'Show',
  states: {
    open: 'Open',
    new: 'New',
    'in-progress': 'In progress',
    answered: 'Answered',
    closed: 'Done without an answer',
    spam: 'Spam',
    all: 'All',
  },
  filter: 'Filter',
  more: 'Topic, state, days and order',
  reset: 'Show all open messages',
  count: (matches: number) =>
    matches >= 1000 ? '1,000 messages or more' : `${matches} ${matches === 1 ? 'message' : 'messages'}`,
  empty: 'No message fits.',
  /** After the count of a search, for each state that has some. */
  foundIn: {
    new: (count: number) => `${count.toLocaleString('en-GB')} new`,
    'in-progress': (count: number) => `${count.toLocaleString('en-GB')} in progress`,
    answered: (count: number) => `${count.toLocaleString('en-GB')} among the answered`,
    closed: (count: number) => `${count.toLocaleString('en-GB')} done without an answer`,
    spam: (count: number) => `${count.toLocaleString('en-GB')} in Spam`,
  },
  from: 'From',
  to: 'To',
  older: 'Older messages',
  newest: 'Back to the newest',
  late: 'Past the 24 hours',
  waits: (time: string) => `waiting ${time}`,
  takenBy: (name: string) => `${name} is on it`,
  /** What followed a message last. */
  last: {
    reply: (name: string, when: string) => `Answered by ${name}, ${when}`,
    answer: (when: string) => `Wrote back ${when}`,
    bounce: (when: string) => `Our answer did not arrive, ${when}`,
  },
  danger: {
    badge: 'May be in danger',
    title: 'This person may be in danger. Answer first.',
    note: 'Some words in the message say so. No machine has judged: read it, and decide yourself.',
    steps: [
      'Write now, even two lines, as one person to another: that you have read it, and whether they are safe. Three beginnings stand above your answer.',
      'There is an address, a place, a name or a plan with a time? Ring your own emergency number, and ask that it is passed on to where the person is. You may show the message for that.',
      'You need not carry this alone. Tell somebody today. The helplines also answer people who are worried about somebody else.',
    ],
    resources: 'The numbers, by country',
    answers: 'Beginnings for this message',
    /** The language was recognised by the same words; the owner may not read it. */
    answersIn: (language: string) => `Beginnings in ${language}, in which these words were written`,
    answersInEnglish: 'The same in English',
    meaning: 'What it says, in English',
  },
  noSubject: 'No subject',
  choose: 'Choose a message to read it here.',
  gone: 'This message is no longer there.',
  backToList: 'Back to the list',
  rest: (characters: number) => `Show the rest (${characters.toLocaleString('en-GB')} characters)`,
  /** Labels of the buttons that change a message's status. */
  moves: {
    new: 'Mark as new',
    'in-progress': 'I’m on it',
    answered: 'Mark as answered',
    closed: 'Done without an answer',
    spam: 'Spam',
  },
  moved: {
    new: (count: number) => movedTo('Marked as new', count),
    'in-progress': (count: number) => movedTo('You are on it', count),
    answered: (count: number) => movedTo('Marked as answered', count),
    closed: (count: number) => movedTo('Done without an answer', count),
    spam: (count: number) =>
      ({
        ...movedTo('Moved to Spam', count),
        text: 'For 90 days, what the sender writes waits there, and the overview counts it. Words of danger still reach you.',
      }) as const,
    deleted: (count: number) => movedTo('Deleted', count),
  },
  undone: { tone: 'success', title: 'Undone' },
  replies: {
    title: 'What followed',
    ours: (name: string) => `${name} answered`,
    /** Whose account was deleted. */
    someone: 'A former colleague',
    answer: (from: string) => `${from} answered by mail`,
    auto: (from: string) => `Automatic answer from ${from}`,
    bounce: 'A mail server reports that our answer did not arrive',
    attachments: (names: string) => `Attached files (not stored): ${names}`,
    sent: (when: string) => `Sent ${when}`,
    waiting: 'On its way',
    failed: 'Not delivered. You find it under Mails.',
    stopped: 'Not sent: the address takes no mail.',
  },
  reply: {
    title: 'Answer',
    /** The link at the top of a message. */
    toField: { shown: 'Answer', rest: ' this message' },
    label: 'Your answer',
    hint: 'It goes out as an email with their message below it, and is kept here. An answer to it comes back here, where a receiving domain is set up, and else to your mailbox.',
    greeting: (first: string | null) => (first ? `Hello ${first},\n\n` : 'Hello,\n\n'),
    canned: 'Ready-made answers',
    cannedHint: 'Each is a beginning. Read it through, and make it yours.',
    send: 'Send answer',
    sending: 'Sending...',
    noMail:
      'This address takes no email, because one bounced or was reported as spam. An answer cannot reach it.',
  },
  answers: {
    queued: { tone: 'success', title: 'The answer is on its way' },
    newer: {
      tone: 'neutral',
      title: 'Not sent yet: there is something new since you opened this message',
      text: 'It is shown above. Read it, and send your answer again if it still fits.',
    },
    duplicate: { tone: 'neutral', title: 'This answer is on its way already' },
    suppressed: {
      tone: 'destructive',
      title: 'Not sent',
      text: 'This address takes no email, because one bounced or was reported as spam.',
    },
    errors: {
      missing: 'Please write an answer.',
      'too-long': 'This is longer than 10,000 characters. Please shorten it.',
    },
    noneSelected: { tone: 'destructive', title: 'Please tick a message first' },
    gone: {
      tone: 'destructive',
      title: 'Error',
      text: 'This message is no longer there. Please load the page again.',
    },
  },
} as const;
