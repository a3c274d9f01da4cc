import type { WorkbookPart, WorkbookSection } from '../model';

function experimentPage(number: number, heading: string) {
  return {
    id: `experiment-${number}`,
    heading,
    newPage: true,
    blocks: [
      {
        kind: 'fields',
        name: 'before',
        fields: [
          { name: 'drop', label: 'What I will leave out, or do differently, and for how long', lines: 2 },
          {
            name: 'predict',
            label: 'My prediction: what will happen. So exact that I can tell later',
            lines: 2,
          },
          { name: 'sure', label: 'How sure I am, 0 to 10', lines: 1 },
        ],
      },
      { kind: 'heading', text: 'Afterwards' },
      {
        kind: 'fields',
        name: 'after',
        fields: [
          {
            name: 'dropped',
            label: 'What I really left out. (Half of it counts. Write which half.)',
            lines: 1,
          },
          { name: 'happened', label: 'What happened. Only what I saw', lines: 3 },
          { name: 'worst', label: 'The worst moment, when it was, and how long it lasted', lines: 1 },
          { name: 'learned', label: 'What I learned. “So it seems…”', lines: 2 },
          { name: 'sure', label: 'How sure I am of the old prediction now, 0 to 10', lines: 1 },
          { name: 'next', label: 'The next experiment, one size larger', lines: 1 },
        ],
      },
    ],
  } as const satisfies WorkbookSection;
}

export const experiments = {
  id: 'experiments',
  title: 'Experiments',
  lead: 'Fear makes predictions all day. Here you write one down and see how it does.',
  sections: [
    {
      id: 'what-an-experiment-is',
      heading: 'How to run one',
      blocks: [
        'In therapy this is called a behavioural experiment. It belongs to the kind of treatment that has been tested with health anxiety. [10](#source-weck-2015) You leave out one safety habit and watch what happens. You are not proving that you are well. You are testing what the habit does.',
        {
          kind: 'exercise',
          title: 'Four steps',
          steps: [
            'Choose one habit, and a time that is short: one evening without searching, a week without asking Mum.',
            'Write what you think will happen. “I won’t be able to work.” “I will be at nine out of ten all night.”',
            'Leave the habit out. Get on with your day.',
            'Write down what happened, and what you make of it.',
          ],
        },
        {
          kind: 'note',
          title: 'What never goes into an experiment',
          text: 'A medicine. A check that a doctor or nurse asked for. An appointment. Anything on the page “Safety first”.',
        },
        {
          kind: 'table',
          caption: 'Callum’s experiment. He is invented.',
          head: ['', 'What he wrote'],
          rows: [
            ['**Left out**', 'Taking my pulse, from six until bed.'],
            ['**Prediction**', '“By nine I will be so frightened that I have to.” 9 out of 10 sure.'],
            [
              '**What happened**',
              'A bad hour. At eight I was cooking and forgot. I did it once, in the bath.',
            ],
            [
              '**Learned**',
              '“So it seems that a bad hour can pass without the pulse. I don’t know about the next one.” 5 out of 10 sure now.',
            ],
          ],
        },
      ],
    },
    {
      id: 'experiments-to-begin-with',
      heading: 'Five to begin with',
      newPage: true,
      blocks: [
        'The first three ask what a habit does, on things that do not frighten you. The last two ask what happens without it. Write the prediction before you start; afterwards everybody knew it all along.',
        {
          kind: 'checklist',
          name: 'ideas',
          label: 'Tick the one that you will try',
          items: [
            '**Much and little.** On one day look at your left thumb every half hour, on the next not once. What does each day do to a thumb?',
            '**The pot plant.** Look up for twenty minutes what could be wrong with a plant you own, or with your neighbour’s. How sure are you at the end, and how many new troubles has the plant got?',
            '**Other people’s noise.** Ask a few people what they noticed in their body yesterday. Ask what, and never whether it was serious. How many noticed nothing?',
            '**One answer.** Ask your question once, and let the first answer be the last for the evening. What do you expect by nine?',
            '**A check less.** Leave out one check from six until bed. Not one that a doctor or nurse asked for.',
          ],
        },
        {
          kind: 'fields',
          name: 'mine',
          fields: [{ name: 'own', label: 'One of my own', lines: 3 }],
        },
        'There is no experiment here on whether you are ill. That is not a question for an evening, and this workbook can’t hold it. “Safety first” says who can.',
      ],
    },
    experimentPage(1, 'My first experiment'),
    experimentPage(2, 'My second experiment'),
  ],
} as const satisfies WorkbookPart;
