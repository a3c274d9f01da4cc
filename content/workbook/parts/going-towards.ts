import type { LogColumn, WorkbookPart } from '../model';

const columns = [
  { name: 'rung', label: 'Rung', share: 0.5 },
  { name: 'hard', label: 'How hard, 0 to 10', share: 0.17 },
  { name: 'done', label: 'Done on, and again on', share: 0.33 },
] as const satisfies readonly LogColumn[];

export const goingTowards = {
  id: 'going-towards-things',
  title: 'Going towards things',
  lead: 'Worry has kept you away from some things: a pool, a street, a word. You can go back, one rung at a time.',
  sections: [
    {
      id: 'ladder',
      heading: 'How a ladder works',
      blocks: [
        'The NHS suggests going back to normal activities little by little. [2](#source-nhs) Therapists call it exposure. In two trials it helped people with health anxiety about as well as work on thoughts did. [9](#source-visser-2001) [10](#source-weck-2015)',
        {
          kind: 'list',
          items: [
            'Choose something that no doctor has told you to avoid. If you are unsure, ask once and go by the answer.',
            'Split it into rungs. Start at the bottom.',
            'No checking before, during or after. That is what makes it work, and what makes it hard.',
            'Stay long enough to get a little bored. Do the same rung on another day.',
            'Flip at the foot of the ladder if you like, and not on it. On it, you let the fear be there.',
          ],
        },
        {
          kind: 'table',
          caption: 'An example: Mei and the swimming pool',
          head: ['Rung', 'How hard it looks, 0 to 10'],
          rows: [
            ['Swim four lengths alone', '9'],
            ['Swim one length with a friend', '7'],
            ['Stand in the water for five minutes', '5'],
            ['Sit in the café beside the pool', '3'],
            ['Pack the bag and leave it by the door', '2'],
          ],
        },
      ],
    },
    {
      id: 'my-ladder',
      heading: 'My ladder',
      newPage: true,
      blocks: [
        {
          kind: 'fields',
          name: 'goal',
          fields: [{ name: 'goal', label: 'What I would like to be able to do again, and why', lines: 2 }],
        },
        {
          kind: 'log',
          name: 'ladder',
          caption: 'The hardest at the top. Begin at the bottom.',
          columns,
          rows: 8,
          lines: 2,
        },
      ],
    },
    {
      id: 'words-and-places',
      heading: 'Words and hospitals',
      newPage: true,
      blocks: [
        'For many people the hardest things to go near are a word and a building. Both can have a ladder. These are examples; cross out what you don’t need.',
        {
          kind: 'checklist',
          name: 'words',
          label: 'A word that I avoid',
          items: [
            'Write it once, small, and look at it while I count to thirty.',
            'Say it aloud in an empty room.',
            'Write it ten times, in a nice hand.',
            'Say it to someone in an ordinary sentence.',
            'Leave it on the fridge for a day.',
            'Watch a programme in which it comes up, to the end, with no searching after it.',
          ],
        },
        {
          kind: 'checklist',
          name: 'hospitals',
          label: 'Hospitals and surgeries',
          items: [
            'Look at a picture of the building.',
            'Go past it on the bus.',
            'Walk once round it.',
            'Sit in the hospital café with a cup of tea.',
            'Visit someone, or take a book there to read.',
            'Go to the check-up that I have been putting off.',
          ],
        },
        {
          kind: 'log',
          name: 'own-words',
          caption: 'My own rungs',
          columns,
          rows: 4,
          lines: 2,
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
