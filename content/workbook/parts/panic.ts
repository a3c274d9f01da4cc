import type { WorkbookPart, WorkbookSection } from '../model';

function panicPage(number: number, heading: string) {
  return {
    id: `panic-${number}`,
    heading,
    newPage: true,
    blocks: [
      {
        kind: 'fields',
        name: 'panic',
        fields: [
          { name: 'when', label: 'When and where, and who was there', lines: 1 },
          {
            name: 'before',
            label: 'What came just before: a place, a thought, a feeling, a coffee',
            lines: 2,
          },
          { name: 'feared', label: 'What I was afraid would happen', lines: 2 },
          {
            name: 'peak',
            label: 'How bad at the worst, 0 to 10, and how many minutes until it was half of that',
            lines: 1,
          },
          { name: 'did', label: 'What I did to get through it', lines: 2 },
          {
            name: 'safety',
            label: 'Which of these was to make sure that I was safe (sat down, checked, called, searched)',
            lines: 2,
          },
          { name: 'after', label: 'What came next. What really happened?', lines: 3 },
          { name: 'doctor', label: 'Is there something to tell a doctor? If so, when I will call', lines: 1 },
          { name: 'next', label: 'One thing that I would leave out next time, or do differently', lines: 2 },
          { name: 'kind', label: 'Something kind for today', lines: 1 },
        ],
      },
    ],
  } as const satisfies WorkbookSection;
}

export const panic = {
  id: 'panic-attack-worksheets',
  title: 'Panic attack worksheets',
  lead: 'For the day after, when you are tired and everything is quiet again.',
  sections: [
    {
      id: 'after-panic',
      heading: 'After a panic attack',
      blocks: [
        'A panic attack is a wave of great fear that comes quickly. When it is over, people tend to do two things. They go through it again and again, or they try never to think of it. A worksheet is a third way: once, in writing, and then the page is turned.',
        {
          kind: 'note',
          title: 'Don’t sort it out alone',
          text: 'Panic and some emergencies can feel alike, and a worksheet can’t tell them apart. “Safety first” says when to call. If you called and it turned out to be panic, you did the right thing.',
        },
        { kind: 'heading', text: 'What adrenaline does' },
        'When the brain takes something for danger, the body releases adrenaline and gets ready to run or to fight. [12](#source-fight-or-flight) Much of what people feel then would be of use to someone with a bear behind them:',
        {
          kind: 'list',
          items: [
            '**The heart beats harder** and sends blood to the legs.',
            '**Breath comes faster,** for more oxygen.',
            '**Muscles go tight, and shake** when there is nowhere to run to.',
            '**The stomach flutters,** because digestion can wait.',
          ],
        },
        'The body can’t keep that up at full strength for long. What can keep it going is fighting the feelings, or watching them for the next sign: each look is news of danger, and danger brings more adrenaline. All this says what fear can do. It can’t say what was behind your feeling today.',
        {
          kind: 'list',
          items: [
            '**Wait until it is over.** Some hours, or the next morning.',
            '**Write what happened,** and not what might have. Ten minutes are enough.',
            '**Do not search for what it was.** If it was the first of its kind, or you have not talked to a doctor about such attacks, that is worth one call by daylight.',
            '**Carry on with what you had planned,** smaller if need be. Cancelling everything teaches the fear that it was right.',
          ],
        },
        {
          kind: 'checklist',
          name: 'first-hour',
          label: 'In the first hour afterwards',
          items: [
            'Drink some water. Eat a little.',
            'Put on something warm.',
            'Tell one person, in one sentence: “I had a panic attack. It is over. I don’t need advice.”',
            'Do the next ordinary thing on the list.',
            'Leave the search box shut.',
          ],
        },
        {
          kind: 'fields',
          name: 'ready',
          fields: [
            { name: 'two', label: 'The two that I will do first, and where I keep what they need', lines: 2 },
            { name: 'person', label: 'Whom I will tell, and my one sentence', lines: 2 },
            { name: 'helped', label: 'What helped the last time, and what only fed the fear', lines: 3 },
          ],
        },
      ],
    },
    panicPage(1, 'Worksheet one'),
    panicPage(2, 'Worksheet two'),
  ],
} as const satisfies WorkbookPart;
