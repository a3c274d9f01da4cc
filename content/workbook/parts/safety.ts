import { redFlags, safetyNote, talkLine } from '@/content/safety';
import type { WorkbookPart } from '../model';

export const safety = {
  id: 'safety-first',
  title: 'Safety first',
  lead: 'This page comes before all the others. Asking a professional once, about something new, is not “checking”.',
  sections: [
    {
      id: 'red-flags',
      heading: 'Call for help at once',
      blocks: [
        safetyNote,
        'The list in full: [3](#source-when-to-call-999)',
        { kind: 'list', items: redFlags },
        'No list is complete. “New” by itself is not on it: see the next part.',
      ],
    },
    {
      id: 'in-between',
      heading: 'Not an emergency, but you need an answer',
      blocks: [
        {
          kind: 'list',
          items: [
            '**In England, Scotland and Wales,** call 111 at any hour (in England also 111.nhs.uk).',
            '**In Northern Ireland,** call your GP, or the GP out-of-hours service.',
            '**Anywhere,** call your doctor, ask a pharmacist, or call a nurse line if you have one.',
          ],
        },
      ],
    },
    {
      id: 'not-safe',
      heading: 'If you don’t feel safe with yourself',
      blocks: [
        'If you think about ending your life, or are afraid of what you might do, tell someone now. “I’m not safe” is enough.',
        talkLine,
        { kind: 'crisis-numbers' },
        { kind: 'heading', text: 'Until you are not alone' },
        {
          kind: 'list',
          items: [
            'Stay on the phone, or keep texting. You don’t have to know what to say.',
            'Go where other people are: the next room, a neighbour, a shop with its lights on.',
            'Put distance between you and anything you could hurt yourself with. Ask someone to look after it.',
            'Say to yourself: “I only have to get through this hour.” Then do that hour.',
          ],
        },
        {
          kind: 'fields',
          name: 'safe',
          fields: [
            { name: 'person', label: 'Someone I would tell, and their number', lines: 1 },
            { name: 'second', label: 'And if they don’t answer', lines: 1 },
            { name: 'place', label: 'A place where I am not alone', lines: 1 },
            { name: 'before', label: 'What has carried me through before', lines: 1 },
          ],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
