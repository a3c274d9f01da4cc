import { fourWeeks, fourWeeksTable, smallerSteps } from '@/content/four-weeks';
import type { LogColumn, WorkbookPart } from '../model';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

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
  lead: 'Count, wait, do a little less, leave a question open. It is simple, and harder than it sounds.',
  sections: [
    {
      id: 'why-count',
      heading: 'Why count?',
      blocks: [
        'Searching, pressing, measuring and asking have one thing in common. They help for a moment. Then the worry returns, and it has learned that you will come when it calls. Researchers who interviewed twenty people about asking for reassurance think that it works like this: short relief, and worry that lasts longer. [5](#source-halldorsson-2017) Reviews of searching online find that people with more health anxiety also tend to search more. [6](#source-mcmullan-2019)',
        'The NHS suggests a diary: note how often you check your body, ask people, or look at health information, and then try to bring it down bit by bit over a week. [2](#source-nhs)',
        'Expect an urge to be loud when you don’t answer it. It may stay enormous for a good while. Mostly it eases, on some nights later than you had hoped. Pushing does not speed it up. Have something else to do in the meantime.',
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
      id: 'four-weeks',
      heading: 'The four weeks at a glance',
      newPage: true,
      blocks: [
        'One habit at a time: searching, or checking your body, or asking. The emails and the article about searching on our site keep to the same calendar, so it does not matter where you began.',
        fourWeeksTable,
        'An evening’s experiment or a rung of a ladder fits into any week. Count as usual around it. When the fourth week is over, take the next habit back to week one, or stay where you are for as long as you like.',
        {
          kind: 'fields',
          name: 'four-weeks',
          fields: [
            { name: 'habit', label: 'The habit I take first, and the day on which I begin', lines: 2 },
            { name: 'instead', label: 'What I would like to do with the time', lines: 3 },
          ],
        },
      ],
    },
    {
      id: 'first-week',
      heading: fourWeeks.one.heading,
      newPage: true,
      blocks: [
        'Make a stroke each time, and add them up at night. High numbers are welcome. They are only where you start.',
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
            { name: 'usual', label: 'My usual number a day for the one I will begin with', lines: 1 },
          ],
        },
      ],
    },
    {
      id: 'second-week',
      heading: fourWeeks.two.heading,
      newPage: true,
      blocks: [
        'Choose **one** of the three. Nothing is forbidden, and there is no aim for the number. When the urge comes, note the time, add ten minutes, and do something with your hands until then. After that decide again.',
        {
          kind: 'log',
          name: 'wait',
          caption: 'How often I waited. A wait that ended in a search was still a wait.',
          columns: [
            { name: 'day', label: 'Day', share: 0.19 },
            { name: 'waited', label: 'Waited', share: 0.13 },
            { name: 'after', label: 'Did it then', share: 0.13 },
            { name: 'meanwhile', label: 'What I did meanwhile', share: 0.55 },
          ],
          rows: 7,
          rowLabels: days,
          lines: 2,
        },
        {
          kind: 'checklist',
          name: 'instead',
          label: 'Meanwhile, I could',
          items: [
            'walk to the end of the road and back',
            'call someone and talk about something else',
            'do the flip I chose, once',
            'put my phone in another room, face down',
            'water, feed, fold, wash or mend one thing',
            'write the search on paper and leave it there',
          ],
        },
      ],
    },
    {
      id: 'third-week',
      heading: fourWeeks.three.heading,
      newPage: true,
      blocks: [
        'Stay with the same habit, and keep the wait. Now the number comes down as well, by a step that fits its size.',
        smallerSteps,
        {
          kind: 'log',
          name: 'less',
          caption: 'My aim, and how it went. An aim that was missed is still a day that was counted.',
          columns: [
            { name: 'day', label: 'Day', share: 0.19 },
            { name: 'aim', label: 'My aim', share: 0.13 },
            { name: 'count', label: 'I counted', share: 0.13 },
            { name: 'instead', label: 'What I did with the time', share: 0.55 },
          ],
          rows: 7,
          rowLabels: days,
          lines: 2,
        },
        {
          kind: 'fields',
          name: 'less',
          fields: [{ name: 'hardest', label: 'The hardest time of day, and what I could move', lines: 2 }],
        },
      ],
    },
    {
      id: 'fourth-week',
      heading: fourWeeks.four.heading,
      newPage: true,
      blocks: [
        'Many people stop searching and go on guessing. So this week you practise on the question itself. Take a small one that “Safety first” does not send you to the phone with, and that a doctor has seen or will see. Let it stay a question until tomorrow. When it comes back, “maybe, maybe not” is a whole answer. You argue for neither side.',
        {
          kind: 'log',
          name: 'open',
          caption: 'The questions I left open. Three words each, and no answer.',
          columns: [
            { name: 'day', label: 'Day', share: 0.19 },
            { name: 'question', label: 'The question', share: 0.28 },
            { name: 'until', label: 'Open until', share: 0.18 },
            { name: 'went', label: 'What I did with my evening', share: 0.35 },
          ],
          rows: 7,
          rowLabels: days,
          lines: 2,
        },
        {
          kind: 'fields',
          name: 'open',
          fields: [
            { name: 'learned', label: 'What I found out about myself and not knowing', lines: 2 },
            { name: 'next', label: 'The next habit, and the day on which I begin to count it', lines: 1 },
          ],
        },
      ],
    },
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
