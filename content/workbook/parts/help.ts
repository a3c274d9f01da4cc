import type { WorkbookPart } from '../model';

export const help = {
  id: 'more-help',
  title: 'More help',
  lead: 'A workbook is a beginning. There are people who do this for a living, and they have heard it all before.',
  sections: [
    {
      id: 'asking-for-therapy',
      heading: 'How to ask for help',
      blocks: [
        'CBT for health anxiety has been tested in a good number of trials. In one review of 19 of them, about two in three who took part got clearly better, and just under half reached what the trials call remission. Done over the internet, it worked about as well. [7](#source-axelsson-2019) It is not for everyone, and there are other ways, medicine among them. A doctor can tell you what would suit you.',
        {
          kind: 'list',
          items: [
            '**In England,** adults can refer themselves to NHS Talking Therapies, without a GP. Look for it on nhs.uk.',
            '**Elsewhere in the UK,** ask your GP.',
            '**In the USA,** ask your doctor, or look for a therapist who offers CBT for health anxiety (also called illness anxiety).',
            '**On your own, for nothing:** NHS Lothian has a free course in nine parts, “Helping Health Anxiety”. [8](#source-nhs-lothian)',
            '**If you are low as well as frightened,** say both. If it has lasted for two weeks, don’t wait for the workbook to help. [When to ask, and how soon](/resources#low-mood)',
          ],
        },
        {
          kind: 'fields',
          name: 'ask',
          fields: [
            { name: 'say', label: 'What I will say (“I worry about my health so much that…”)', lines: 3 },
            { name: 'when', label: 'When I will call', lines: 1 },
          ],
        },
      ],
    },
    {
      id: 'appointment-sheet',
      heading: 'One appointment, one sheet',
      newPage: true,
      blocks: [
        'Fill in this side before you go, on a calm day. The back is filled in there, by you or by the doctor. It has room for one thing, on purpose: a list of twenty gets twenty short answers.',
        {
          kind: 'fields',
          name: 'before',
          fields: [
            { name: 'with', label: 'With whom, and when', lines: 1 },
            { name: 'question', label: 'My one question', lines: 1 },
            {
              name: 'what',
              label: 'What it is, since when, how often, what changes it. As you would tell a mechanic',
              lines: 3,
            },
            { name: 'tried', label: 'What I take, and what I have tried', lines: 1 },
            {
              name: 'afraid',
              label: 'What I am most afraid it is. (Say that aloud. It helps them.)',
              lines: 1,
            },
          ],
        },
        'A sentence to begin with:',
        {
          kind: 'quote',
          text: 'I also have health anxiety. Please don’t only tell me that it is nothing. I would like one plan that I can follow.',
        },
      ],
    },
    {
      id: 'appointment-there',
      heading: 'The back of the sheet: filled in there',
      newPage: true,
      blocks: [
        {
          kind: 'fields',
          name: 'there',
          fields: [
            { name: 'said', label: 'What they think, in their words', lines: 3 },
            { name: 'back', label: 'What should make me come back', lines: 2 },
            { name: 'quickly', label: 'What should make me come back quickly, and where to', lines: 2 },
            { name: 'checks', label: 'What I check, and how often. Everything else I leave out', lines: 2 },
            { name: 'between', label: 'What I do if something else turns up in between', lines: 2 },
            { name: 'next', label: 'When we look at it again', lines: 1 },
            { name: 'name', label: 'Who said so, and the date of today', lines: 1 },
          ],
        },
        'From now on you go by this page, at any hour. For anything that it does not cover, “Safety first” decides. The people who love you can ask what the page says, too.',
      ],
    },
    {
      id: 'numbers',
      heading: 'Numbers for now',
      newPage: true,
      blocks: [
        { kind: 'crisis-numbers' },
        'Numbers and hours can change. The site’s [resources page](/resources) holds the newest list.',
      ],
    },
  ],
} as const satisfies WorkbookPart;
