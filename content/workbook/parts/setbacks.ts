import type { WorkbookPart } from '../model';

export const setbacks = {
  id: 'setback-plan',
  title: 'A plan for setbacks',
  lead: 'There will be a bad stretch. It is easier to plan for it now than to understand it then.',
  sections: [
    {
      id: 'before-a-setback',
      heading: 'What a setback is',
      blocks: [
        'You were down to two searches a week. Then came a funeral, or a cold, or a letter with a hospital’s name on it, and you are back at forty. That is a setback. What you have learned is still there; you are only not using it this week.',
        {
          kind: 'checklist',
          name: 'risky',
          label: 'Times that may be hard for me',
          items: [
            'when I am ill with something ordinary',
            'when someone close to me is ill, or dies',
            'waiting for a result',
            'too little sleep, too much work',
            'an anniversary',
            'when an illness is all over the news',
            'after a good stretch, when I stop practising',
          ],
        },
        {
          kind: 'fields',
          name: 'risky',
          fields: [
            { name: 'own', label: 'The next such time that I can see coming, with its date', lines: 3 },
          ],
        },
      ],
    },
    {
      id: 'my-setback-plan',
      heading: 'My plan',
      newPage: true,
      blocks: [
        'How it begins, what you do first and a sentence from you to you are in your emergency action plan. They hold on these days, too.',
        {
          kind: 'fields',
          name: 'plan',
          fields: [
            {
              name: 'helped',
              label: 'Three things that helped me most, out of this whole workbook',
              lines: 3,
            },
            { name: 'week', label: 'What I do in the first week, with a number in it', lines: 2 },
            { name: 'person', label: 'Who I tell, and what they should not say', lines: 2 },
            {
              name: 'keep',
              label: 'What I keep doing, however bad it is (meals, bed, work, the dog)',
              lines: 2,
            },
            { name: 'help', label: 'When I ask for more help, and where', lines: 2 },
          ],
        },
        'Write the plan as “if this, then that”: “if I have searched three nights running, then I tell Sam”. In 94 tests, people who had planned in this form were likelier to do what they meant to do. None that we know of was about health anxiety. [13](#source-gollwitzer-2006)',
        'Put a copy where you would look on a bad day. Read it once a month while things are good. It takes two minutes.',
      ],
    },
  ],
} as const satisfies WorkbookPart;
