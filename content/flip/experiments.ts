/** Experiments with predictions, by the rules of the workbook part of the same name. */
export const experimentWords = {
  lead: 'Write down what the worry says will happen. Leave one habit out for a short time. Then see.',
  never: 'What is never left out: a medicine, a check that a doctor or nurse asked for, an appointment.',
  form: {
    begin: 'A new experiment',
    prediction: {
      name: 'prediction',
      isRequired: true,
      question: 'What will happen, as the worry tells it?',
      hint: 'Something you can see for yourself by then, and not an illness. “If I don’t search tonight, I won’t sleep at all.”',
    },
    leaveOut: {
      name: 'leaveOut',
      isRequired: true,
      question: 'What will I not do?',
      hint: 'One habit, for a short time: searching, pressing, asking Mum. Never a medicine, a check that a doctor or nurse asked for, or an appointment.',
    },
    until: {
      name: 'until',
      isRequired: true,
      question: 'Until when?',
      hint: 'Short is good. An evening or a day is enough.',
    },
    keep: 'Keep it on this device',
  },
  open: {
    title: 'Under way',
    none: 'Nothing is under way',
    unknown: 'What is under way can’t be read just now',
    leaveOut: 'I leave out: ',
    until: 'Until ',
    over: 'Its day has come.',
    finish: 'Write what happened',
  },
  verdicts: {
    'came-true': 'It came true',
    partly: 'In part',
    'did-not': 'It did not',
    'cannot-tell': 'I can’t tell',
  },
  result: {
    verdict: 'Did the prediction come true?',
    happened: 'What happened? Only what I saw',
    learned: 'What did I learn?',
    keep: 'Keep the result on this device',
  },
  shelf: {
    title: 'Your own predictions',
    empty: 'What you predict and what then happens can stand here, in your own words.',
    link: 'Experiments',
    plan: 'My plan',
    /** E.g. of 12 predictions, 0 came true. Includes all of them, whatever the outcome. */
    tally: ({ predictions, cameTrue, partly, cannotTell }: Record<Told, number>) =>
      [
        `Of ${predictions} predictions, ${cameTrue} came true.`,
        partly > 0 && `${partly} came true in part.`,
        cannotTell > 0 && `${cannotTell} could not be told either way.`,
      ]
        .filter(Boolean)
        .join(' '),
    /** If half of them or more came true. */
    oftenTrue:
      'Some worries do come true, and you were there when they did. What you did then is worth writing down. A doctor or therapist can look at these with you.',
    learned: 'Learned: ',
  },
  notKept: 'This browser would not keep it. It lasts until you close this page.',
} as const;

type Told = 'predictions' | 'cameTrue' | 'partly' | 'cannotTell';
