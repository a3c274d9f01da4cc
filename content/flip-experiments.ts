/** Experiments with predictions. The rules are those of the workbook's part of the same name. */
export const experimentWords = {
  lead: 'Write down what the worry says will happen. Leave one habit out for a short time. Then see.',
  never: 'What is never left out: a medicine, a check that a doctor or nurse asked for, an appointment.',
  form: {
    title: 'A new experiment',
    prediction: 'What will happen, as the worry tells it?',
    predictionHint: 'So exact that you can tell later. “If I don’t search tonight, I won’t sleep at all.”',
    leaveOut: 'What will I not do?',
    leaveOutHint: 'One habit, for a short time: searching, pressing, asking Mum.',
    until: 'Until when?',
    keep: 'Keep it on this device',
    missing: 'Please fill in this line.',
  },
  open: {
    title: 'Under way',
    leaveOut: 'I leave out: ',
    until: 'Until ',
    over: 'Its day has come.',
    finish: 'Write what happened',
  },
  result: {
    title: 'What happened',
    verdict: 'Did the prediction come true?',
    happened: 'What happened? Only what I saw',
    learned: 'What did I learn?',
    keep: 'Keep the result on this device',
    later: 'Not yet',
    missing: 'Please choose one of the four.',
  },
  verdicts: {
    'came-true': 'It came true',
    partly: 'In part',
    'did-not': 'It did not',
    'cannot-tell': 'I can’t tell',
  },
  shelf: {
    title: 'Your own predictions',
    empty: 'What you predict and what then happens can stand here, in your own words.',
    link: 'Experiments',
    plan: 'A plan for setbacks',
    /** The sentence of the tally: Of 12 predictions, 0 came true. */
    of: 'Of ',
    predictions: ' predictions, ',
    cameTrue: ' came true.',
    partly: { one: '1 came true in part.', many: ' came true in part.' },
    cannotTell: ' can’t be told.',
    /** With the counts that the account keeps. */
    all: 'On all your devices. What you wrote is only on the one where you wrote it.',
    learned: 'Learned: ',
  },
  notKept: 'This browser would not keep it. It lasts until you close this page.',
} as const;
