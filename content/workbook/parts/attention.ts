import type { WorkbookPart, WorkbookSection } from '../model';

function practicePage(week: 1 | 2, heading: string, text: string) {
  return {
    id: `attention-week-${week}`,
    heading,
    newPage: true,
    blocks: [
      text,
      {
        kind: 'log',
        name: `practice-${week}`,
        caption: `${heading}. An empty row is a day off, and no more than that.`,
        columns: [
          { name: 'day', label: 'Day', share: 0.14 },
          { name: 'task', label: 'The dull task', share: 0.32 },
          { name: 'away', label: 'Where my attention ran to', share: 0.27 },
          { name: 'back', label: 'What I brought it back to', share: 0.27 },
        ],
        rows: 7,
        rowLabels: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7'],
        lines: 2,
      },
    ],
  } as const satisfies WorkbookSection;
}

export const attention = {
  id: 'attention',
  title: 'Attention',
  lead: 'You can’t choose what turns up in your body. You can practise where to look next.',
  sections: [
    {
      id: 'light-outwards',
      heading: 'Turn the light outwards',
      blocks: [
        'Attention is like a torch. What you point it at gets brighter. Fear points it at your body, and a body that is being watched has a lot to say: it gurgles, twitches, beats and itches all day, in everyone.',
        'Turning attention outwards was one part of a therapy that was tried with 84 people who had health anxiety. [10](#source-weck-2015) Nobody knows how much that part did. It is a skill, like a language: a little each day, best learned while nothing is wrong.',
        {
          kind: 'exercise',
          title: 'Two minutes, once a day, when nothing is wrong',
          steps: [
            'Name five things that you can see, in detail. Not “a tree” but “a tree that leans”.',
            'Listen for four sounds. The furthest one last.',
            'Feel three things with your hands: cloth, table, cup.',
            'When your attention runs back to your body, say “there you are” and bring it out again. Coming back is the exercise.',
          ],
        },
        {
          kind: 'note',
          title: 'What this is not for',
          text: 'It is not a way to make a feeling go, and not a way to ignore one that needs a call. “Safety first” comes before it. After that, the feeling may stay. You look at something else in its company.',
        },
      ],
    },
    {
      id: 'attention-experiment',
      heading: 'An experiment with one big toe',
      newPage: true,
      blocks: [
        'What does watching do? Find out on a place that means nothing to you. Not the one that frightens you, please: that would be a check.',
        {
          kind: 'exercise',
          title: 'Two minutes in, two minutes out',
          steps: [
            'Write your prediction below.',
            'Set a timer for two minutes. Give all your attention to your left big toe. Warm, cold, pulling, tickling, nothing: whatever is there.',
            'Write down what you noticed, in a few words.',
            'Two minutes again. This time read something aloud, or describe the room to somebody who can’t see it.',
            'Write down how much of the toe was left.',
          ],
        },
        {
          kind: 'fields',
          name: 'toe',
          fields: [
            {
              name: 'predict',
              label: 'My prediction: what two minutes of watching will do to a toe',
              lines: 2,
            },
            { name: 'watched', label: 'What I noticed while I watched', lines: 2 },
            { name: 'away', label: 'What I noticed of it while I read or described', lines: 2 },
            { name: 'between', label: 'Did the toe change, or did my attention?', lines: 2 },
            {
              name: 'learned',
              label: 'What that could mean for the places that I do watch. “So it seems…”',
              lines: 2,
            },
          ],
        },
      ],
    },
    {
      id: 'attention-plan',
      heading: 'Two weeks of practice',
      newPage: true,
      blocks: [
        'Choose dull tasks. A film holds your attention for you; folding towels makes you do the work. Five minutes a day are plenty.',
        {
          kind: 'checklist',
          name: 'tasks',
          label: 'Dull tasks that I could use',
          items: [
            'Wash up by hand, and feel the water, the soap, the plate.',
            'Walk to the shop and look at nothing but front doors.',
            'Read a page aloud, slowly, to the full stop.',
            'Listen to one instrument in a song, from beginning to end.',
            'Clean my teeth with the other hand.',
            'Draw the thing nearest to me. Badly is fine.',
            'Listen to someone, and tell them afterwards what they said.',
          ],
        },
        {
          kind: 'fields',
          name: 'plan',
          fields: [
            { name: 'when', label: 'When in the day, straight after what', lines: 1 },
            {
              name: 'back',
              label: 'What I say to myself when my attention has run off (“there you are” will do)',
              lines: 1,
            },
          ],
        },
        'Weeks one and two have a page each. You write down where your attention went and what you brought it back to. You don’t rate your body, your fear or how well you did.',
      ],
    },
    practicePage(
      1,
      'The first week of practice',
      'This week only when things are calm. Your attention will run off every few seconds, as everyone’s does. Each time you notice that, you have done it once.',
    ),
    practicePage(
      2,
      'The second week of practice',
      'This week, once a day as well in a small worry: look up, choose something outside you, and stay with it for as long as it takes to describe it. Then carry on. Once a day will do.',
    ),
  ],
} as const satisfies WorkbookPart;
