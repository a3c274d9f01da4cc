/** Once a week, one minute: what a person did, and nothing about the body. No score, no praise, no comparison in words. */
export const weekWords = {
  lead: 'One minute, once a week. A day is weather. Only weeks say which way things are going.',
  begin: 'Look back at this week',
  /** Roughly, because exact counting would be one more check. */
  levels: ['On no day', 'On 1 or 2 days', 'On 3 or 4 days', 'On 5 or 6 days', 'Every day'],
  skip: 'Leave this out',
  skipped: 'Left out',
  questions: {
    searched: 'In the last seven days, on how many did you search about your health?',
    checked: 'On how many did you check your body? What a doctor asked for doesn’t count.',
    asked: 'On how many did you ask someone whether you are all right?',
  },
  did: {
    question: 'One thing that you would have avoided, and did?',
    hint: 'Such as: watched the programme to its end. Nothing is an answer, too.',
  },
  keep: 'Keep it on this device',
  /** Names of the rows. */
  rows: {
    searched: 'Days with a search',
    checked: 'Days with a check',
    asked: 'Days with a question to others',
    did: 'One thing done',
  },
  table: {
    title: 'Your weeks',
    text: 'The newest is on the right. Each dot stands for about two days of that week. Up and down are both part of it.',
    gap: ' Weeks that you left out are a dotted line.',
    left: 'Weeks left out before this one. ',
    week: 'Week to ',
    did: 'Yes',
    things: 'What you did',
  },
  first: 'This week is written down. From the second one on they stand side by side.',
  next: (day: string) => `The next look back is on ${day}. Until then there is nothing to do here.`,
  change: 'Change the last one',
  calendar: {
    title: 'The same day each week',
    text: (day: string) =>
      `A file for your own calendar: every ${day} at five, twelve times, and then it stops by itself. Your calendar will say “One minute”, and nothing else.`,
    button: 'Save it for my calendar',
    event: 'One minute',
    fileName: 'one-minute.ics',
  },
  doctor: {
    open: 'A page for my doctor',
    lead: 'It can do the talking. Choose what is on it, then print it or save it. It isn’t sent to anyone.',
    on: 'On this page',
    heading: 'For my doctor',
    date: 'Printed on ',
    about:
      'I practise with The Flip Method, a self-help book and exercise for health anxiety. This page says what I do, and nothing about symptoms.',
    weeks: 'My last weeks',
    experiments: 'What I tried',
    plan: 'My plan for a bad hour',
    empty:
      'There is nothing to put on it yet. A week, an experiment or a plan can stand here once you have written one.',
    question: 'What I would like to ask',
    print: 'Print it',
    save: 'Save it as a file',
    fileName: 'for-my-doctor.txt',
  },
} as const;
