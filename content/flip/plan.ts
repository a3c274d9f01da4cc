/** The plan for a bad night, and stepping back from the exercise. */
export const planWords = {
  title: 'My plan',
  lead: 'A bad hour can come. It takes nothing away from the good ones. A few lines, written on a calm day, are there for it.',
  /** To who has signed in where there is no plan yet. */
  elsewhere:
    'A plan stays on the device where it was written. “Save a copy” there, then “Read a copy in” below.',
  /** There is one, but the device does not answer. */
  unread:
    'Your plan was kept on this device, but this browser does not open it just now. This page tries again every few seconds.',
  /** By the name of the field in `lib/domain/plan.ts`. */
  lines: {
    flip: 'My flip',
    spot: 'Where my phone goes',
    say: 'What I will say',
    signs: 'How it begins with me',
    first: 'What I do first',
    reminder: 'A sentence from a calm day',
    ahead: 'A hard time that I can see coming',
    helped: 'What helped me most',
    week: 'What I do in the first week',
    tell: 'Who I tell, and what they should not say',
    keep: 'What I keep doing, however bad it is',
    help: 'When I ask for more help, and where',
    back: 'Come back to the doctor if',
    urgent: 'Come back quickly, or call 999 (UK), 911 (USA, Canada) or 112 (Ireland, EU), if',
    source: 'Who said so, and when',
    appointment: 'My next appointment',
  },
  /** In the form. */
  hints: {
    signs: 'Such as: I wake at four and reach for the phone.',
    first: 'One small thing that you have done before.',
    flip: 'The one of the six that works best for you.',
    say: 'Such as: I’m having a bad hour. Talk to me about anything else.',
    reminder: 'From you, to you. It is shown here, and when a flip ends.',
  },
  /** Boxes to tick, here and in the workbook. */
  signs: [
    'I carry my phone from room to room.',
    'My hand goes to the same place again and again.',
    'I look at other people to see whether they look worried.',
    'I read one sentence four times.',
    'I put off eating, sleeping or washing.',
    'I say “I’m fine” in a voice that isn’t.',
  ],
  company: {
    title: 'For company',
    text: 'For company, and not to be told that all is well.',
    places: ['Someone to call', 'Someone who listens', 'Someone to laugh with'],
  },
  daytime: { doctor: 'My doctor', pharmacy: 'My pharmacy', therapist: 'My therapist' },
  /** Over the numbers above. */
  byDay: { title: 'By day, once', text: 'One call, in the daytime. The answer of that call stands.' },
  name: 'Name',
  nameAndNumber: 'Name and number',
  number: 'Number',
  call: 'Call ',
  bad: 'When it is bad',
  longer: 'When it lasts',
  medical: 'What a professional has told me',
  from: 'From you, on a calm day',
  empty: 'There is no plan yet. It is easier to write one on a calm day than to look for it on a bad one.',
  write: 'Write my plan',
  change: 'Change it',
  done: 'Done',
  /** Over a flip. */
  waits: 'The flip has stopped, and waits for you.',
  close: 'Back to the flip',
  keep: 'Keep it on this device',
  kept: 'It is kept on this device.',
  print: 'Print it',
  more: {
    text: 'The same plan is in the workbook, with more room:',
    /** By the part's id. */
    parts: { 'emergency-action-plan': 'Emergency action plan', 'setback-plan': 'A plan for setbacks' },
  },
  talk: { before: 'If it is more than a bad week: ', label: 'people to talk to', href: '/resources' },
  /** On the start screen, once, when use has declined over several weeks. */
  offer: {
    title: 'You have needed this less',
    text: 'In the last three weeks you came here at most half as often as in the three before. If life has become wider, this may be a good day for a plan, and for seeing only the flip. If there is another reason, Important Resources has people to talk to.',
    yes: 'Write my plan',
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
