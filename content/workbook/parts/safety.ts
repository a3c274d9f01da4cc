import type { WorkbookPart } from '../model';

export const safety = {
  id: 'safety-first',
  title: 'Safety first',
  lead: 'This page comes before all the others.',
  sections: [
    {
      id: 'red-flags',
      heading: 'Call for help at once',
      blocks: [
        {
          kind: 'note',
          tone: 'urgent',
          title: '999 in the UK · 911 in the USA',
          text: 'Call for anything new, sudden or severe. Don’t do a flip first. Don’t look it up first. Call first.',
        },
        'Some of the things that need an ambulance: [3](#source-when-to-call-999)',
        {
          kind: 'list',
          items: [
            'chest pain, or trouble breathing',
            'signs of a stroke: a face that drops on one side, an arm that can’t be lifted, speech that is muddled',
            'bleeding that will not stop',
            'a severe allergic reaction, such as swelling of the lips, tongue or throat',
            'passing out, being suddenly confused, or a fit that does not stop',
            'a serious injury, a bad burn, or a hard knock to the head',
          ],
        },
        'This list is not complete. If your gut says “this is an emergency”, that is enough.',
      ],
    },
    {
      id: 'in-between',
      heading: 'Not an emergency, but you need an answer',
      blocks: [
        {
          kind: 'list',
          items: [
            '**In the UK,** call 111 or use 111.nhs.uk, at any hour.',
            '**Anywhere,** ring your doctor’s surgery, or ask a pharmacist.',
            '**If you are told to watch for something,** write down what, and until when. Then you have a plan, and you don’t need to make a new one every hour.',
          ],
        },
        'People with health anxiety get ill like everybody else. Asking a professional once, about something new, is not “checking”. It is the action in step two of the flip.',
      ],
    },
    {
      id: 'not-safe',
      heading: 'If you don’t feel safe with yourself',
      newPage: true,
      blocks: [
        'If you think about ending your life, or are afraid of what you might do, tell someone now. “I’m not safe” is enough.',
        { kind: 'crisis-numbers' },
        { kind: 'heading', text: 'Until somebody is with you' },
        {
          kind: 'list',
          items: [
            'Stay on the phone. You don’t have to know what to say.',
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
            { name: 'before', label: 'What has carried me through before', lines: 3 },
          ],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
