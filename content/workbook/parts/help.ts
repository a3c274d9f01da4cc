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
