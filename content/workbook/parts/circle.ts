import type { WorkbookPart } from '../model';

export const circle = {
  id: 'my-circle',
  title: 'My circle',
  lead: 'Before you change anything, have a look at how it goes round.',
  sections: [
    {
      id: 'how-a-circle-works',
      heading: 'How it goes round',
      blocks: [
        'Courses for health anxiety begin with a drawing. [8](#source-nhs-lothian) It shows how a small thing turns into a bad night, and how the bad night gets the next small thing ready.',
        {
          kind: 'table',
          caption: 'Sana’s circle, on a Thursday. She is invented.',
          head: ['Where', 'What happened'],
          rows: [
            ['**1. It starts**', 'A colleague mentions her uncle’s illness.'],
            ['**2. What I think it means**', '“I have been tired too. That is how it began with him.”'],
            ['**3. What my body does**', 'Hot face. Heart fast. Everything feels heavy.'],
            ['**4. What I do**', 'Press my neck. Search on the train. Ask Dad twice.'],
            ['**5. What that brings**', 'Ten calm minutes. A sore neck. Two new words to be afraid of.'],
          ],
        },
        'Number five leads back to number one: a sore neck is a fine place for the next fright to start. You can step out at any number. Four is where most people begin, since it is the one that you do with your hands.',
        {
          kind: 'fields',
          name: 'known',
          fields: [{ name: 'where', label: 'The number that I know best, and from where', lines: 3 }],
        },
      ],
    },
    {
      id: 'draw-my-circle',
      heading: 'My circle, drawn',
      newPage: true,
      blocks: [
        'Take one bad hour from the last week. A small one will do. Few words, no search.',
        {
          kind: 'circle',
          name: 'circle',
          steps: [
            { name: 'start', label: 'It starts' },
            { name: 'meaning', label: 'What I think it means' },
            { name: 'body', label: 'What my body does' },
            { name: 'doing', label: 'What I do' },
            { name: 'brings', label: 'What that brings' },
          ],
        },
        {
          kind: 'fields',
          name: 'exit',
          fields: [{ name: 'where', label: 'Where I could step out, and what I would do there', lines: 2 }],
        },
      ],
    },
    {
      id: 'two-explanations',
      heading: 'Two explanations, side by side',
      newPage: true,
      blocks: [
        'There are two ways to explain the last few months. Leave the choice for later. For now, collect what fits with each, as a fair person would.',
        {
          kind: 'log',
          name: 'two',
          caption: 'What fits? One thing in each box. Some things fit with both.',
          columns: [
            { name: 'illness', label: 'A. I have an illness that has not been found', share: 0.5 },
            {
              name: 'worry',
              label: 'B. I am very afraid of illness, and what I do about it keeps the fear going',
              share: 0.5,
            },
          ],
          rows: 5,
          lines: 3,
        },
        {
          kind: 'fields',
          name: 'two',
          fields: [
            {
              name: 'if-a',
              label: 'If A is true, what would help? (And have I done the one useful thing?)',
              lines: 2,
            },
            { name: 'if-b', label: 'If B is true, what would help?', lines: 2 },
            { name: 'tried', label: 'Which of the two have I been treating, and for how long?', lines: 2 },
          ],
        },
        'You can be ill and have B as well. B never cancels what a doctor has told you to watch for.',
      ],
    },
    {
      id: 'cost-of-checking',
      heading: 'What checking gives me, and what it costs',
      newPage: true,
      blocks: [
        'Checking, searching and asking do something for you, or you would not do them. Write that down first and be fair. Then write the bill.',
        {
          kind: 'log',
          name: 'costs',
          caption: 'Think of one habit, such as searching in bed.',
          columns: [
            { name: 'when', label: '', share: 0.2 },
            { name: 'gives', label: 'What it gives me', share: 0.4 },
            { name: 'costs', label: 'What it costs me', share: 0.4 },
          ],
          rows: 3,
          rowLabels: ['In the next ten minutes', 'By tomorrow', 'In a year'],
          lines: 4,
        },
        {
          kind: 'fields',
          name: 'costs',
          fields: [
            { name: 'hours', label: 'Hours a week, roughly', lines: 1 },
            { name: 'others', label: 'What it costs the people around me', lines: 2 },
            { name: 'friend', label: 'What I would say to a friend who showed me this page', lines: 2 },
          ],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
