import type { WorkbookPart, WorkbookSection } from '../model';

function reviewPage(week: number, heading: string, question: string, look: string) {
  return {
    id: `review-${week}`,
    heading,
    newPage: true,
    blocks: [
      {
        kind: 'log',
        name: `review-${week}`,
        caption: `${heading} in figures. Roughly is good enough.`,
        columns: [
          { name: 'what', label: 'What', share: 0.46 },
          { name: 'last', label: 'Last week', share: 0.18 },
          { name: 'this', label: 'This week', share: 0.18 },
          { name: 'next', label: 'Next week', share: 0.18 },
        ],
        rows: 4,
        rowLabels: ['Searches and checks', 'Times I asked', 'Urges I left alone', 'Rungs climbed'],
        lines: 1,
      },
      {
        kind: 'fields',
        name: `review-${week}`,
        fields: [
          {
            name: 'well',
            label: 'Something I did for what I wrote in “My reason”, although the worry was there',
            lines: 2,
          },
          { name: 'hard', label: 'The hardest hour, and what I learned from it', lines: 3 },
          { name: 'trigger', label: 'The trigger I met most often', lines: 1 },
          { name: 'question', label: question, lines: 3 },
          { name: 'next', label: 'One thing for next week. Small enough to be boring', lines: 2 },
          { name: 'kind', label: 'A kind word to myself', lines: 1 },
        ],
      },
      look,
    ],
  } as const satisfies WorkbookSection;
}

export const weeklyReview = {
  id: 'weekly-review',
  title: 'Weekly review',
  lead: 'Ten minutes, once a week, on the same day, to see which way things are going.',
  sections: [
    {
      id: 'how-to-review',
      heading: 'How to look back',
      blocks: [
        'Have your log and your diary beside you. Fill in the figures first, then the sentences. If a week went badly, do the review all the same: it is the one that will teach you most.',
        {
          kind: 'list',
          items: [
            '**A slip is a slip.** You will search again one day. Write it down, leave the next one alone, go to bed.',
            '**Compare weeks, not days.** A day is weather. A month is climate.',
            '**Change one thing at a time.** Then you know what did it.',
            '**If four weeks bring nothing,** or things get worse, take these pages to your doctor. That is a good use of them.',
          ],
        },
        {
          kind: 'checklist',
          name: 'ready',
          label: 'What I need beside me',
          items: [
            'my trigger log',
            'my checking and searching diary',
            'something warm to drink',
            'a clock: ten minutes, no more',
          ],
        },
        {
          kind: 'fields',
          name: 'review',
          fields: [
            { name: 'when', label: 'My day and time for the review', lines: 1 },
            { name: 'after', label: 'Something nice for straight afterwards', lines: 1 },
            { name: 'who', label: 'Someone I could show it to, if I like', lines: 1 },
          ],
        },
      ],
    },
    reviewPage(
      1,
      'First week',
      'What surprised me in the trigger log?',
      'Next week: look for the door that your spirals like to use.',
    ),
    reviewPage(
      2,
      'Second week',
      'When I put a search off, what happened to the urge?',
      'Next week: take the thing that went best, and do it once more.',
    ),
    reviewPage(
      3,
      'Third week',
      'Which aim was too easy, and which was too hard?',
      'Next week: show one of these pages to someone you like.',
    ),
    reviewPage(
      4,
      'Fourth week',
      'Where did I stay unsure, and live with it? What has not changed, and who could help me with it?',
      'After this: print the page again, or stop counting for a while. Both are fine.',
    ),
  ],
} as const satisfies WorkbookPart;
