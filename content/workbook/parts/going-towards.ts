import { talkNote } from '@/content/safety';
import type { LogColumn, WorkbookPart } from '../model';
import { ladderBlocks, ladders } from './ladders';

const columns = [
  { name: 'rung', label: 'Rung', share: 0.5 },
  { name: 'hard', label: 'How hard, 0 to 10', share: 0.17 },
  { name: 'done', label: 'Done on, and again on', share: 0.33 },
] as const satisfies readonly LogColumn[];

export const goingTowards = {
  id: 'going-towards-things',
  title: 'Going towards things',
  lead: 'Worry has kept you away from some things: a pool, a street, a word. You can go back, one rung at a time.',
  sections: [
    {
      id: 'ladder',
      heading: 'How a ladder works',
      blocks: [
        'The NHS suggests going back to normal activities little by little. [2](#source-nhs) Therapists call it exposure. In two trials it helped people with health anxiety about as well as work on thoughts did. [9](#source-visser-2001) [10](#source-weck-2015)',
        {
          kind: 'list',
          items: [
            'Choose something that no doctor has told you to avoid. If you are unsure, ask once and go by the answer.',
            'Split it into rungs. Start at the bottom.',
            'No checking before, during or after. That is what makes it work, and what makes it hard.',
            'Stay long enough to get a little bored. Do the same rung on another day.',
            'Flip at the foot of the ladder if you like, and not on it. On it, you let the fear be there.',
          ],
        },
        {
          kind: 'table',
          caption: 'An example: Mei and the swimming pool',
          head: ['Rung', 'How hard it looks, 0 to 10'],
          rows: [
            ['Swim four lengths alone', '9'],
            ['Swim one length with a friend', '7'],
            ['Stand in the water for five minutes', '5'],
            ['Sit in the café beside the pool', '3'],
            ['Pack the bag and leave it by the door', '2'],
          ],
        },
      ],
    },
    {
      id: 'my-ladder',
      heading: 'My ladder',
      newPage: true,
      blocks: [
        {
          kind: 'fields',
          name: 'goal',
          fields: [
            { name: 'goal', label: 'What I would like to be able to do again', lines: 1 },
            {
              name: 'for',
              label: 'Whom or what it is for. (Look at “My reason”. Has the answer changed?)',
              lines: 2,
            },
          ],
        },
        {
          kind: 'log',
          name: 'ladder',
          caption: 'The hardest at the top. Begin at the bottom.',
          columns,
          rows: 8,
          lines: 2,
        },
      ],
    },
    {
      id: 'words-and-places',
      heading: 'Words and hospitals',
      newPage: true,
      blocks: [
        'For many people the hardest things to go near are a word and a building. Here and on the next pages are twelve ladders to begin with. Take one. Cross out what is not for you, and add rungs of your own.',
        ...ladderBlocks(ladders.word),
        ...ladderBlocks(ladders.hospital),
      ],
    },
    {
      id: 'doctors-and-stories',
      heading: 'Doctors, and other people’s stories',
      newPage: true,
      blocks: [...ladderBlocks(ladders.doctor), ...ladderBlocks(ladders.news)],
    },
    {
      id: 'ill-and-far',
      heading: 'People who are ill, and places far away',
      newPage: true,
      blocks: [...ladderBlocks(ladders.visiting), ...ladderBlocks(ladders.farFromHelp)],
    },
    {
      id: 'measuring-and-asking',
      heading: 'Measuring and asking',
      newPage: true,
      blocks: [
        'These two run downhill: you go towards doing less. What “Safety first” sends you to the phone with stays outside every ladder.',
        ...ladderBlocks(ladders.watch),
        ...ladderBlocks(ladders.asking),
      ],
    },
    {
      id: 'answers-and-small-things',
      heading: 'Instant answers, and small things',
      newPage: true,
      blocks: [...ladderBlocks(ladders.chatbot), ...ladderBlocks(ladders.smallThings)],
    },
    {
      id: 'plans-for-later',
      heading: 'Plans for later',
      newPage: true,
      blocks: [
        'Worry lives as if next year had been cancelled. This ladder puts it back in the diary.',
        ...ladderBlocks(ladders.plans),
        {
          kind: 'log',
          name: 'own',
          caption: 'A ladder that is not on these pages',
          columns,
          rows: 5,
          lines: 2,
        },
      ],
    },
    {
      id: 'the-story-i-avoid',
      heading: 'The story I don’t think to the end',
      newPage: true,
      blocks: [
        'Under “what if it is serious” there is often a film that stops at the worst moment: the phone call, the bed, the children at the door. It stops there because you switch it off. So it is never over, and it starts again.',
        'Therapists sometimes ask people to write such a story down and read it until it is a story. This is the steepest page. Do it in daylight, on a day with company, and only after two other ladders. If you have a therapist, take it to them. Leave it out if you are under 18 or grieving, if your mood is very low, or if you are thinking of ending your life.',
        talkNote,
        {
          kind: 'exercise',
          title: 'Written once, read on three days',
          steps: [
            'Tell someone that you are doing this today, and when you will be done.',
            'Write the story in half a page, in the present tense, as it comes. Look nothing up.',
            'Go on past the moment where the film stops. What happens the week after? Who brings food? Who is sad, who laughs for the first time again, and what about?',
            'Read it aloud, once, slowly. Let it be horrid. No checking, no flip, nobody to say that it won’t happen.',
            'Put the page away, and do what you had planned.',
            'Read it on two more days. Then decide whether to go on, to stop, or to show it to a therapist.',
          ],
        },
        {
          kind: 'fields',
          name: 'story',
          fields: [
            { name: 'who', label: 'Who knows that I am doing this, and their number', lines: 1 },
            { name: 'after', label: 'What I found behind the place where the film stops', lines: 1 },
          ],
        },
      ],
    },
    {
      id: 'end-of-things',
      heading: 'About dying, in pencil',
      newPage: true,
      blocks: [
        'Under the fear of illness there is often the fear of dying. Nobody gets rid of that one. Some find that it takes up less room once they have looked at it on purpose, bit by bit.',
        talkNote,
        ...ladderBlocks(ladders.death),
        {
          kind: 'fields',
          name: 'death-after',
          fields: [
            { name: 'want', label: 'What I would like people to remember that I did', lines: 3 },
            { name: 'week', label: 'One small piece of that, this week', lines: 1 },
          ],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
