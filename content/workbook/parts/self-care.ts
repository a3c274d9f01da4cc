import type { WorkbookPart } from '../model';

export const selfCare = {
  id: 'self-care-strategies',
  title: 'Self-care strategies',
  lead: 'Not bubble baths, unless you like those. These are the dull things that make the next spiral a bit smaller.',
  sections: [
    {
      id: 'keep-the-floor',
      heading: 'Keep the floor under you',
      blocks: [
        'Worry grows best in a tired, hungry person who is alone with a phone. None of these is magic, and you don’t need all of them. Choose one for a week.',
        {
          kind: 'list',
          items: [
            '**Sleep.** The same time for getting up, even after a bad night. The phone charges in another room. If you lie awake, get up, do something boring in low light, and go back when you are sleepy.',
            '**Food and drink.** Something every few hours. If coffee makes your heart thump, and the thump makes you worry, try less of it for these weeks. Later it belongs on a ladder, so that a thumping heart is not something to run from.',
            '**Moving.** Ten minutes outside count. If you have been avoiding exercise because of your heart or breath, ask your doctor once what is right for you. Then go by that.',
            '**News and feeds.** Mute what sets you off. Leave the accounts about illness. The rest of the world stays open.',
            '**People.** One conversation a day in which your health is not mentioned.',
          ],
        },
        {
          kind: 'fields',
          name: 'one-thing',
          fields: [
            { name: 'choice', label: 'My one thing for this week', lines: 1 },
            {
              name: 'easier',
              label: 'What would make it easier (a friend, an alarm, a note on the door)',
              lines: 2,
            },
            { name: 'after', label: 'At the end of the week: worth keeping?', lines: 2 },
          ],
        },
      ],
    },
    {
      id: 'worry-time',
      heading: 'An appointment for worry',
      newPage: true,
      blocks: [
        'Give worry a place in your day: fifteen minutes, the same chair, not in bed, not late. When a “what if” comes at another time, write it on a list and say “not now, quarter to six”. At quarter to six, read the list. Worry as hard as you like. When the time is up, get up. A lot of the list will look older than it did.',
        {
          kind: 'fields',
          name: 'worry-time',
          fields: [
            { name: 'time', label: 'My time', lines: 1 },
            { name: 'place', label: 'My chair', lines: 1 },
            { name: 'after', label: 'What I do straight after, so that it ends', lines: 1 },
            { name: 'list', label: 'My list, for that time', lines: 3 },
          ],
        },
      ],
    },
    {
      id: 'small-comforts',
      heading: 'My list of small comforts',
      newPage: true,
      blocks: [
        'Things that make an hour a little nicer and do no harm. Not to drive the worry away. Only because you live here too.',
        {
          kind: 'checklist',
          name: 'comforts',
          label: 'Tick what is yours',
          items: [
            'a hot drink in the good cup',
            'ten pages of a book I have read before',
            'music that I knew when I was fifteen',
            'something from the oven',
            'the long way round, through the park',
            'clean sheets',
            'a call to a friend who talks a lot',
            'a puzzle, a seam, a model, a bed of weeds',
          ],
        },
        {
          kind: 'fields',
          name: 'comforts',
          fields: [
            { name: 'two-minutes', label: 'When I have two minutes', lines: 2 },
            { name: 'half-hour', label: 'When I have half an hour', lines: 2 },
            { name: 'weekend', label: 'When I have a whole day', lines: 2 },
            { name: 'proud', label: 'Something I did this month in spite of the worry', lines: 3 },
          ],
        },
        {
          kind: 'quote',
          text: 'You are allowed to have a good afternoon before you are certain.',
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
