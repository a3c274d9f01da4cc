import { healthSources } from '@/content/health-sources';
import { safetyNote, talkNote } from '@/content/safety';
import type { CourseDay } from './model';

export const day6 = {
  day: 6,
  title: 'Helping Others Understand',
  subject: 'Day 6: what to say to the people who love you',
  preheader: 'They have been answering the wrong question, because it was the one you asked.',
  blocks: [
    '“Does this look normal to you?” You have asked it so often that they answer without looking up. “You’re fine.” And you feel better, until you think: they didn’t look properly.',
    'It wears both of you out. Today we give you both a better job.',
    {
      kind: 'heading',
      text: 'Why “you’re fine” does not last',
    },
    'Asking for reassurance does in company what searching does alone. It soothes for a moment. Researchers who held twenty interviews about it think that it then helps the worry to stay. [1](#source-halldorsson-2017) The people who answer are not doing anything wrong. They love you, you look frightened, and they say the kindest thing they can think of.',
    'They can’t know that something else would help more, unless you tell them. It is best told on a calm day, over a cup of tea, and not in the middle of a spiral.',
    {
      kind: 'heading',
      text: 'Comfort is not the same as reassurance',
    },
    {
      kind: 'table',
      caption: 'What they say now, and what they could say',
      head: ['Instead of', 'Try'],
      rows: [
        ['“You’re fine, it’s nothing.”', '“I can see you’re frightened. I’m here.”'],
        ['“Let me look again.”', '“We looked once, as agreed. Let’s put the kettle on.”'],
        ['“Stop going on about it.”', '“It sounds loud in there. Walk round the block?”'],
        ['“What does the internet say?”', '“What does your plan say?”'],
      ],
    },
    'They can be as warm as ever, and clever words are not required. They only stop being the judge, and go back to being your friend.',
    'There are two exceptions, which they should know too. Neither can wait.',
    safetyNote,
    talkNote,
    {
      kind: 'exercise',
      title: 'Write a short note',
      steps: [
        'Choose one person. The one you ask most often.',
        'Copy these lines, and change whatever isn’t you: “I worry about my health more than I want to. When I ask you whether I’m all right, your answer calms me for a few minutes, and then I need another one.”',
        '“I’m practising not to ask. You can help by saying: I can hear that you’re worried, and I won’t answer that one, because you asked me not to. Shall we do something else?”',
        '“I may be cross with you. I’ll be glad afterwards.”',
        'Agree on one thing to do together when it happens: a walk, a card game, the washing-up. Then send it, or read it out.',
      ],
    },
    'If there is no one to send it to, write it to yourself. It works in the first person, too: “I can hear that you’re worried.” And there are people whose job it is to listen, by day and by night. You will find them on the [resources page](/resources).',
    'Your workbook has a part to tear out for family and friends, with a page to fill in together: “Our agreement”. One email is left, and it is about all the days after this week.',
  ],
  page: 'our-agreement',
  button: 'workbook',
  sources: [healthSources.halldorsson],
} as const satisfies CourseDay;
