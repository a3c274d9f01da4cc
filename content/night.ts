/** Texts of the page for somebody awake and afraid. It ends, and leads only to a phone, to one flip, or to the page for someone near. */
export const night = {
  title: 'The page for tonight',
  description: 'Three questions for a frightened night, asked once, in order. Then the page ends.',
  headline: 'You are awake. Three questions, once each.',
  call: {
    heading: 'Does this need a call?',
    no: 'No call to make? Go on to the second question.',
  },
  wait: {
    heading: 'Can it wait until they open?',
    text: 'If so, it needs three words and no more. Write them on paper, and put the paper by the door. Ring by day, once.',
    unsure: 'If you can’t tell whether it can wait, that is what the advice line in the first part is for.',
    label: 'Or leave three words here for the morning',
    keep: 'Keep it until eight',
    kept: 'Kept on this device until eight o’clock. It will not be shown before then. You can let go of it.',
    notKept: 'This browser keeps nothing. Please use paper.',
  },
  nothing: {
    heading: 'Is there nothing to do tonight?',
    text: 'Then only the fear is left. One flip, and not a second one. Afterwards the phone goes face down.',
    flip: { label: 'One flip', href: '/flip-method-app?mode=emergency' },
    beside: {
      text: 'Is someone beside you?',
      link: { label: 'One page for them', href: '/companion#three-sentences' },
    },
  },
  morning: {
    heading: 'You left this for the morning:',
    text: 'If it still asks for a call, make it, once. If not, throw it away.',
    away: 'Throw it away',
    gone: 'Thrown away.',
    undo: 'Bring it back',
  },
  end: 'That is all there is on this page. Nothing more to read.',
} as const;
