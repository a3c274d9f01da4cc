import { smallerSteps } from '@/content/four-weeks';
import { healthSources } from '@/content/health-sources';
import type { Article } from './article';

export const stopBodyChecking = {
  id: 'stop-body-checking',
  title: 'How to stop body checking, one check at a time',
  excerpt:
    'Pick one check out of the many. Count it, fix its times, make it shorter, and let it go. Then the next.',
  seoTitle: 'How to stop body checking, one check at a time',
  description:
    'Feeling for lumps, counting your pulse, looking in the mirror: how to cut down one check at a time, and which checks to keep.',
  category: 'Technique',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '5 min read',
  featured: false,
  sections: [
    {
      id: 'fingers-decide',
      heading: 'The fingers go first',
      blocks: [
        'Somewhere in a meeting a hand goes up to the neck. Nobody has told it to. It presses left, it presses right, it compares. The talk goes on, and one person in the room has not heard the last two minutes.',
        'That is a body check: looking, pressing, counting, swallowing, weighing, holding up to the light, to find out whether something has changed. The NHS names it among the signs of health anxiety [1](#source-nhs). The self-help course on NHS Lothian’s website gives it a part of its own, together with asking [2](#source-nhs-lothian).',
        'Checking is not foolish. It does something for you: for a moment you know. The trouble is that the moment is short, and then the hand is back.',
      ],
    },
    {
      id: 'does-checking-raise-worry',
      heading: 'Does checking make worry grow?',
      blocks: [
        'It was put to the test once, with 60 volunteers. For a week half of them did more of what anxious people do for safety, every day. The others went on as usual and kept a record. It was the first half who ended the week more worried about their health [3](#source-olatunji-2011). They did many such things, not only checks. They were volunteers and not patients, and a week is short. But it is the experiment you would want somebody to do.',
        'Turned round, leaving out the checks while facing the fear is a tested part of treatment. With a therapist it did better than waiting in two trials, as did work on thoughts [4](#source-visser-2001) [5](#source-weck-2015).',
      ],
    },
    {
      id: 'checks-you-keep',
      heading: 'Which checks stay',
      blocks: [
        'Some checks belong to looking after a body. Those you keep, whatever this page says.',
        {
          kind: 'list',
          items: [
            'Anything a doctor or nurse has asked you to measure, as often as they said. Sugar, pressure, weight with heart failure, a wound.',
            'The screening that you are invited to.',
            'A self-check that your doctor wants you to do, at the times they gave you.',
          ],
        },
        'If you don’t know how often is right, that is a question for the surgery or doctor’s office, asked once. “How often do you want me to look at this?” The answer may be never. Write it down, with the date.',
        'If a doctor has asked for checks and fear has made ten of one, the plan below is for the other nine. [With an illness as well](/blog/health-anxiety-with-illness) goes into that.',
      ],
    },
    {
      id: 'one-check-plan',
      heading: 'The plan, for one check only',
      blocks: [
        'People who try to stop everything on Monday are checking in secret by Tuesday. So choose one. Not the worst; the one you could imagine living without. Leave the others as they are for now.',
        {
          kind: 'table',
          caption: 'Four weeks for one check',
          head: ['Week', 'What you do', 'For example'],
          rows: [
            ['**1. Count**', 'Change nothing. A stroke on paper for each.', 'Neck: about fourteen a day.'],
            [
              '**2. Delay**',
              'When the hand wants to go, wait ten minutes first. Then you may.',
              'Some of them are forgotten while you wait.',
            ],
            [
              '**3. Less**',
              'Keep the wait, and come down by the step that fits your number, as below.',
              'From fourteen: thirteen, eleven, ten.',
            ],
            [
              '**4. Not knowing**',
              'Leave it out for a day, then for longer.',
              'Sunday without. Then the week.',
            ],
          ],
        },
        smallerSteps,
        'It is the same calendar as for [stopping the searches](/blog/stop-googling-symptoms), so that you only have to learn one. If you are doing that now, finish it first.',
      ],
    },
    {
      id: 'hands-busy',
      heading: 'What to do with the hand',
      blocks: [
        'The urge tends to arrive before you do. It helps to have decided where the hand goes instead: into the other hand, round a cup, on to the table. Keep it visible and boring.',
        {
          kind: 'list',
          items: [
            'Move the mirror, the scale, the lamp or the thermometer, so that a check needs a walk.',
            'Wear the scarf or the sleeve, for these weeks, if it makes the place harder to reach. Later, without.',
            'Ask one person to say “hand” when they see it. Only that word: no looking, no explaining.',
            'Watches and rings that measure, [the pulse above all](/blog/heart-racing-and-scared): turn off what nobody has prescribed, or leave the thing in a drawer at night.',
          ],
        },
        'Look out for the check that moves house. The hand stays down, and the mind goes over the place from within, like a tongue along a tooth. That is a check. When you notice, put your attention outside yourself, on something with edges, and let it wander back when it wants.',
      ],
    },
    {
      id: 'skipped-check-experiment',
      heading: 'Make one missed check into an experiment',
      blocks: [
        {
          kind: 'exercise',
          title: 'Two days, two lines',
          steps: [
            'On the first day, check as often as usual. In the evening write down how much of the day was spent on that part of the body, from 0 to 10.',
            'On the second day, leave this one check out from breakfast to supper. Before you begin, write what you expect to happen.',
            'In the evening, give the same number. Once, and not in between.',
            'Read what you had expected. What came, and what didn’t?',
            'Decide about the next day. You may repeat it, or go back to fewer.',
          ],
        },
        'Whatever you find is worth having. You may find that the second day was worse. The first day without often is. Try three before you judge.',
      ],
    },
    {
      id: 'check-slips',
      heading: 'When you have done it again',
      blocks: [
        'You have pressed it. All right. Take the hand away in the middle, before the answer is in. Make the stroke on the paper. Leave out the second check, the one that was to make up for the first.',
        'If something really has changed, the box at the top says whom to ask, and then a trained hand can feel it. Once is enough for that, and you can leave out the showing round of friends.',
        'If a month of this moves nothing, or if the checks take hours, let somebody help. A CBT therapist works on this every week. [Where to find one](/blog/health-anxiety-treatment), and what to say on the phone, is written down. And [the asking](/blog/stop-asking-am-i-ok) has its own page, because it is the same check with another person’s eyes.',
      ],
    },
  ],
  sources: [
    healthSources.nhs,
    healthSources.nhsLothian,
    healthSources.olatunji2011,
    healthSources.visser,
    healthSources.weck,
  ],
} as const satisfies Article;
