import { healthSources } from '@/content/health-sources';
import { site } from '@/content/site';
import type { Article } from './article';

export const healthAnxietyInPregnancy = {
  id: 'health-anxiety-in-pregnancy',
  title: 'Health anxiety in pregnancy and with a new baby',
  excerpt:
    'Now there are two of you to be afraid for. The number that is always right to ring, how much looking is enough, and where help is quicker than you think.',
  seoTitle: 'Health anxiety in pregnancy and with a new baby',
  description:
    'When to ring the maternity unit, how often to check, what to do about apps and forums, and how to ask for help with fear for a baby.',
  category: 'Relationships',
  published: '2026-11-23',
  reviewed: '2026-11-23',
  readTime: '5 min read',
  featured: false,
  notice: `Lists for other adults do not fit pregnancy or a baby. Your maternity unit, midwife or doctor comes before this page.${
    site.clinicalReviewer ? '' : ' No clinician has reviewed it yet.'
  }`,
  sections: [
    {
      id: 'maternity-unit-first',
      heading: 'The number on the front of your notes',
      blocks: [
        'If the box above says to call an ambulance, call one. For everything else, one rule goes before all others here. You are pregnant or have just had a baby, and something worries you about the baby or yourself: ring your maternity unit, day or night. For an older child, ask a doctor, an advice line or the emergency number.',
        'You aren’t wasting their time. In most of life we say: ask once, and then leave it. With a pregnancy the people who look after you may say something else, and theirs is the rule to follow. If a midwife has told you to ring whenever you notice a certain thing, then ringing about that thing is never checking. It is what you were asked to do.',
        'So put the number into the phone now, and on the wall for whoever is with you.',
      ],
    },
    {
      id: 'common-and-hidden',
      heading: 'You are in a crowd, and nobody in it is talking',
      blocks: [
        'Anxiety in these months is common. Researchers put together 102 studies with over 220,000 women from 34 countries. Roughly one woman in five told of anxiety in pregnancy, a few more near the end, and about one in seven in the first half-year after the birth [1](#source-dennis-2017). Those are all kinds of anxiety. How many of them were afraid of illness we could not find out.',
        'It stays hidden for a simple reason. Everybody is told to be happy, and to be careful, and fear can pass for being careful. Partners have it too. They are asked about it even less.',
      ],
    },
    {
      id: 'how-much-is-enough',
      heading: 'How much looking is enough?',
      blocks: [
        'You will be given things to look out for and do. Do those, as they were given to you. The trouble begins with what fear adds: the hand that lies on the belly all day, the mirror at the cot, the fourth thermometer, the monitor bought at midnight.',
        'You can’t draw that line alone, and you don’t have to. Take it to your next appointment.',
        {
          kind: 'exercise',
          title: 'One sheet for the midwife, health visitor or doctor',
          steps: [
            'Make two columns. On the left write all that you check or do for safety, with how often. Be honest; they have seen longer lists.',
            'Hand it over and say: “I have health anxiety. Which of these do you want me to do, and how often?”',
            'Let them write the answer in the right-hand column.',
            'Ask: “What should I ring about at once, whatever the hour?” Put that at the top, in red.',
            'Hang it up. What has no tick in the right-hand column is the fear’s own list. Take one thing off it this week.',
          ],
        },
        'How to take one off is told under [body checking](/blog/stop-body-checking): count, wait, fewer, not at all. Use that only for checks that nobody has asked of you. What you were asked to watch, you go on watching.',
      ],
    },
    {
      id: 'apps-forums-gadgets',
      heading: 'Apps, forums and things that measure',
      blocks: [
        'There is a trade in worry, and it finds you as soon as you have typed the word _pregnant_. An app that tells you every morning what could be going on in there. A forum in which the worst stories have the longest threads. Gadgets for listening at home.',
        'Ask your midwife before you buy or use anything that measures. A number that nobody has taught you to read can frighten you for nothing, and, what is worse, calm you when you ought to have rung.',
        'As for reading: choose one source with your midwife, such as the leaflets from your own unit, and let the rest go for these months. Reviews have linked more health searching with more health anxiety, though not which comes first [2](#source-mcmullan-2019). If the nights are when you search, [the plan for 3 a.m.](/blog/health-anxiety-at-night) can lie beside the feeding chair.',
      ],
    },
    {
      id: 'fear-in-the-room',
      heading: 'The thought you would not tell anyone',
      blocks: [
        'Many new parents have pictures come into their heads that horrify them: the stairs, the bath, the knife. With fear about illness there are others, about the cot and the quiet. A thought of that kind which frightens you, and which you would never want, is something that midwives and doctors know well. You can tell them, and it is worth telling, because there is help for it.',
        'If it is different, if you feel that you might act on it, or if you see or hear what others don’t, or can’t sleep at all and don’t feel the need, ring now, whatever the hour: the emergency number if you might act on it or can’t tell, otherwise the maternity unit or your doctor. You won’t be the first to say it to them.',
      ],
    },
    {
      id: 'for-two-parents',
      heading: 'A pact for two tired people',
      blocks: [
        'One asks, the other answers, and at four in the morning both are looking at the baby with a torch. Make a pact while it is light. Whoever is on duty decides by the sheet. The other one doesn’t get woken for a second opinion, unless the sheet says so. “The sheet says ring” or “the sheet says wait” is all that anybody has to say.',
        'If you are alone with it, choose somebody who may be woken, and ask them before you need to. [A page for the one who is asked](/companion#three-sentences) tells them what to say.',
        'Then there is the matter of sleep, food and daylight. We know how that sounds. Take the offer of the neighbour who wants to push the pram. An hour asleep is no luxury in this; it is part of looking after the baby.',
      ],
    },
    {
      id: 'help-comes-sooner',
      heading: 'Help, and why to ask early',
      blocks: [
        'Tell your midwife, health visitor or doctor that you have health anxiety, even if it is quiet just now. You can say it in the first appointment, with the blood group. It goes into the notes, and nobody has to guess later why you rang. The same goes for [a low mood](/resources#low-mood).',
        'Say that you are pregnant or have a small baby when you ask for talking therapy. Ask whether there is a perinatal team, and whether you would be seen sooner. In the USA ask your obstetrician or the baby’s doctor whom they send people to. If you take medicine for anxiety, don’t stop or start it by yourself: that too is a question for them.',
        'The NHS page on health anxiety describes CBT and what else there is [3](#source-nhs), and [our page on treatment](/blog/health-anxiety-treatment) says what a course is like. You don’t have to become fearless for this child. Asking for help looks after both of you.',
      ],
    },
  ],
  sources: [healthSources.dennis, healthSources.mcMullan, healthSources.nhs],
} as const satisfies Article;
