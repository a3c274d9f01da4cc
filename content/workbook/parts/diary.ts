import type { Inline } from '@/content/text';
import type { LogColumn, WorkbookPart, WorkbookSection } from '../model';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function reducePage(week: number, name: string, heading: string, text: Inline) {
  return {
    id: `${name}-week`,
    heading,
    newPage: true,
    blocks: [
      text,
      {
        kind: 'log',
        name: `reduce-${week}`,
        caption: `Week ${name === 'third' ? 'three' : 'four'}: my aim, and how it went`,
        columns: reduceColumns,
        rows: 7,
        rowLabels: days,
        lines: 2,
      },
      {
        kind: 'fields',
        name: `reduce-${week}`,
        fields: [
          { name: 'hardest', label: 'The hardest time of day, and what I could move', lines: 2 },
          { name: 'urge', label: 'What an urge did when I left it alone', lines: 2 },
        ],
      },
    ],
  } as const satisfies WorkbookSection;
}

const reduceColumns = [
  { name: 'day', label: 'Day', share: 0.19 },
  { name: 'aim', label: 'My aim', share: 0.13 },
  { name: 'count', label: 'I counted', share: 0.13 },
  { name: 'instead', label: 'What I did instead', share: 0.55 },
] as const satisfies readonly LogColumn[];

const columns = [
  { name: 'day', label: 'Day', share: 0.19 },
  { name: 'body', label: 'Checked my body', share: 0.17 },
  { name: 'search', label: 'Searched or read', share: 0.17 },
  { name: 'asked', label: 'Asked someone', share: 0.17 },
  { name: 'note', label: 'What helped, what didn’t', share: 0.3 },
] as const satisfies readonly LogColumn[];

export const diary = {
  id: 'checking-and-searching',
  title: 'The checking and searching diary',
  lead: 'First count. Then do a little less. It is simple, and harder than it sounds.',
  sections: [
    {
      id: 'why-count',
      heading: 'Why count?',
      blocks: [
        'Searching, pressing, measuring and asking have one thing in common. They help for a moment. Then the worry returns, and it has learned that you will come when it calls. Researchers who interviewed twenty people about asking for reassurance think that it works like this: short relief, and worry that lasts longer. [5](#source-halldorsson-2017) Reviews of searching online find that people with more health anxiety also tend to search more. [6](#source-mcmullan-2019)',
        'The NHS suggests a diary: note how often you check your body, ask people, or look at health information, and then try to bring it down bit by bit over a week. [2](#source-nhs)',
        'Expect an urge to be loud when you don’t answer it. It may stay enormous for a good while. Mostly it eases, on some nights later than you had hoped, and you don’t have to push it. Have something else to do in the meantime.',
        {
          kind: 'exercise',
          title: 'One urge, before and after',
          steps: [
            'Next time you want to search or check, write down how strong the urge is, from 0 to 10. Once.',
            'Do something with your hands for ten minutes. Write nothing and measure nothing meanwhile.',
            'Afterwards write the second number. Higher, lower or the same: any of them is a result.',
          ],
        },
        {
          kind: 'note',
          title: 'What does not count',
          text: 'Taking a medicine as you were told to. A check or a measurement that a doctor or nurse asked for, as often as they asked for it. Booking an appointment, and going to it.',
        },
      ],
    },
    {
      id: 'first-week',
      heading: 'Week one: only count',
      newPage: true,
      blocks: [
        'Change nothing yet. Make a stroke each time, and add them up at night. High numbers are welcome. They are only where you start.',
        {
          kind: 'log',
          name: 'count',
          caption: 'How often today?',
          columns,
          rows: 7,
          rowLabels: days,
          lines: 2,
        },
        {
          kind: 'fields',
          name: 'baseline',
          fields: [
            { name: 'total', label: 'My total for the week, all three together', lines: 1 },
            { name: 'easiest', label: 'The one that would be easiest to do less of', lines: 1 },
          ],
        },
      ],
    },
    {
      id: 'second-week',
      heading: 'Week two: a little less',
      newPage: true,
      blocks: [
        'Choose **one** of the three. Take about a tenth off it each day. If you searched twenty times a day, search eighteen times today, and sixteen tomorrow. When the urge comes, put it off for ten minutes and do something with your hands. Then decide again.',
        {
          kind: 'log',
          name: 'reduce',
          caption: 'My aim, and how it went. An aim that was missed is still a day that was counted.',
          columns: reduceColumns,
          rows: 7,
          rowLabels: days,
          lines: 2,
        },
        {
          kind: 'checklist',
          name: 'instead',
          label: 'Instead, I could',
          items: [
            'walk to the end of the road and back',
            'ring someone and talk about something else',
            'do the flip I chose',
            'put my phone in another room, face down',
            'water, feed, fold, wash or mend one thing',
            'write the search on paper and wait ten minutes',
          ],
        },
      ],
    },
    reducePage(
      3,
      'third',
      'Week three: the same, a little further',
      'Stay with the same habit. If last week’s aim was too hard, take a smaller step; if it was easy, take a larger one. Wait fifteen minutes where you waited ten.',
    ),
    reducePage(
      4,
      'fourth',
      'Week four: a second habit',
      'Keep the first one low, and choose the next. When the numbers stop falling, that is all right: stay where you are for a week. For a day with a medical reason to check, write “asked to” in the box and do not count it.',
    ),
    {
      id: 'two-columns',
      heading: 'Two columns',
      newPage: true,
      blocks: [
        'Another idea from the NHS: draw two columns. On the left goes the worried thought. On the right goes one that is more balanced. [2](#source-nhs) Balanced does not mean cheerful, and it does not mean “I am not ill”. You can’t know that, and you would not believe it. It means: what else is true?',
        {
          kind: 'table',
          caption: 'Three examples',
          head: ['The worried thought', 'A more balanced one'],
          rows: [
            [
              '“I have to know now.”',
              '“I want to know now. I have wanted that before, and I have lived through not knowing.”',
            ],
            [
              '“The doctor may have missed something.”',
              '“She told me what to look out for and when to come back. I have that in writing. I will go by it.”',
            ],
            [
              '“If I stop checking, it will be my fault.”',
              '“I am not the guard of every heartbeat. I look after myself by keeping to the plan.”',
            ],
          ],
        },
        {
          kind: 'log',
          name: 'columns',
          caption: 'Mine',
          columns: [
            { name: 'worried', label: 'The worried thought', share: 0.45 },
            { name: 'balanced', label: 'A more balanced one', share: 0.55 },
          ],
          rows: 6,
          lines: 3,
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
