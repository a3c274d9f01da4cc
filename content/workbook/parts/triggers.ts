import type { LogColumn, WorkbookPart, WorkbookSection } from '../model';

const columns = [
  { name: 'when', label: 'When and where', share: 0.15 },
  { name: 'spark', label: 'What set it off', share: 0.19 },
  { name: 'thought', label: 'The thought', share: 0.22 },
  { name: 'did', label: 'What I did', share: 0.22 },
  { name: 'after', label: 'An hour later', share: 0.22 },
] as const satisfies readonly LogColumn[];

function logPage(week: number, name: string) {
  return {
    id: `trigger-log-${week}`,
    heading: `Trigger log: ${name} week`,
    newPage: true,
    blocks: [
      {
        kind: 'log',
        name: `log-${week}`,
        caption: `The ${name} week. A few words in each box. Spelling does not count.`,
        columns,
        rows: 9,
        lines: 4,
      },
    ],
  } as const satisfies WorkbookSection;
}

export const triggers = {
  id: 'trigger-tracking',
  title: 'Trigger tracking',
  lead: 'A spiral feels as if it fell from the sky. Write five of them down, and you will see that it uses the same door.',
  sections: [
    {
      id: 'what-is-a-trigger',
      heading: 'What a trigger is',
      blocks: [
        'A trigger is whatever came just before the frightening thought. It is no one’s fault. Think of it as the doorbell.',
        {
          kind: 'list',
          items: [
            '**From the body:** a twinge, a yawn that won’t finish, a heart that thumps after coffee.',
            '**From the world:** a headline, a hospital scene, an anniversary, a friend’s bad news.',
            '**From the day:** being tired, hungry, alone, or between two jobs with a phone in your hand.',
          ],
        },
        'The third kind hides best. People often find out from the log that they are not “always” worried. They are worried on Sunday evenings.',
      ],
    },
    {
      id: 'how-to-log',
      heading: 'How to keep the log',
      blocks: [
        {
          kind: 'exercise',
          title: 'Two minutes, three times a day at most',
          steps: [
            'Write after the spiral. During it, flip once.',
            'Keep to what happened. “Pressed my neck four times” is better than “was stupid”.',
            'Write what you did, whether you are proud of it or not. Searching counts. So does not searching.',
            'Come back an hour later for the last box. What was it like then?',
            'Describe a symptom in three words or fewer. A log of triggers is not a log of symptoms. If a doctor asked you to keep one of those, do that on a separate sheet.',
          ],
        },
      ],
    },
    {
      id: 'worked-log',
      heading: 'A week of Owen’s',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          caption: 'An example. Owen is invented, and so is his week.',
          head: columns.map((column) => column.label),
          rows: [
            [
              'Sun, 10 pm, bed',
              'Phone. A post about an illness',
              '“I have had that too”',
              'Searched until midnight. Asked Jo twice',
              'More awake. Jo cross. Knew less than before',
            ],
            [
              'Tue, 3 pm, desk',
              'Third coffee, heart thumping',
              '“What if it stops?”',
              'Took my pulse. Then noticed. Flipped: times table',
              'Had forgotten it. Finished the invoice',
            ],
            [
              'Thu, 8 am, bus',
              'Poster: “Know the signs”',
              '“I don’t know the signs”',
              'Flipped once: counted blue things. Then let it talk',
              'Still a bit uneasy. Went to work anyway',
            ],
            [
              'Sun, 9 pm, sofa',
              'Nothing. Monday tomorrow',
              '“My neck feels odd”',
              'Wrote the search on paper. Waited ten minutes. Planned dinner',
              'Watched the film with Jo',
            ],
          ],
        },
        'What Owen saw when he laid the week out: two out of four on a Sunday night, one after too much coffee. What he changed: the phone charges in the kitchen now, and the third coffee is tea, for these weeks. He did not find out whether his worries were “true”. He stopped needing to, some of the time.',
        {
          kind: 'fields',
          name: 'patterns',
          fields: [
            { name: 'time', label: 'The time of day my spirals like best', lines: 1 },
            { name: 'place', label: 'The place they like best', lines: 1 },
            { name: 'mood', label: 'What I often am before them (tired, hungry, alone, bored…)', lines: 1 },
            { name: 'change', label: 'One small thing I could move, swap or switch off', lines: 2 },
          ],
        },
      ],
    },
    logPage(1, 'first'),
    logPage(2, 'second'),
  ],
} as const satisfies WorkbookPart;
