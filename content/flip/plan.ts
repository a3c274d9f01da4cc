/** A plan for setbacks, and stepping back from the exercise. */
export const planWords = {
  lead: 'A bad week can come. It takes nothing away from the good ones. A few lines, written on a calm day, are there for it.',
  fields: [
    {
      name: 'signs',
      label: 'How it begins with me',
      hint: 'Such as: I wake at four and reach for the phone.',
    },
    { name: 'first', label: 'What I do first', hint: 'One small thing that you have done before.' },
    {
      name: 'people',
      label: 'Who I can be with',
      hint: 'For company, and not to be told that all is well.',
    },
    { name: 'reminder', label: 'What I want to remember', hint: 'A sentence from you on a calm day.' },
  ],
  keep: 'Keep it on this device',
  kept: 'It is kept on this device.',
  print: 'Print it',
  talk: { before: 'If it is more than a bad week: ', label: 'people to talk to', href: '/resources' },
  /** On the start screen, once, when use has declined over several weeks. */
  offer: {
    title: 'You have needed this less',
    text: 'In the last three weeks you came here at most half as often as in the three before. If life has become wider, this may be a good day for a plan, and for seeing only the flip. If there is another reason, Important Resources has people to talk to.',
    yes: 'Write a plan for setbacks',
    no: 'Not now',
  },
  simpleHome: {
    title: 'Only the flip',
    text: 'Everything else can be hidden, figures too. One press brings everything back, on any day and for any reason.',
    turnOn: 'Show only the flip',
    on: 'Only the flip is shown.',
    turnOff: 'Bring everything back',
  },
} as const;
