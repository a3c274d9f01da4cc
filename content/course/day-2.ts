import { fourWeeks, fourWeeksTable } from '@/content/four-weeks';
import { healthSources } from '@/content/health-sources';
import type { CourseDay } from './model';

export const day2 = {
  day: 2,
  title: 'The Google Trap',
  subject: 'Day 2: the box that never says “enough”',
  preheader: 'Why searching feels like help, and a week in which you only count.',
  blocks: [
    'You type three words, only to be sure. An hour later you know the names of four illnesses that you had never heard of at dinner, and you are not sure at all.',
    'Today is about the search box.',
    {
      kind: 'heading',
      text: 'Why it pulls you in',
    },
    'A search engine cannot examine you. It can only match words. When two researchers looked at how people search, they saw that looking up a common complaint could lead people on to serious, rare illnesses. For some, the worry lasted after the search was over. [1](#source-white-horvitz-2009)',
    'A review of 20 studies found that people with more health anxiety tend to search more. [2](#source-mcmullan-2019) Which one causes the other? These studies can’t say. Perhaps each feeds the other.',
    'And sometimes a search does bring relief. That is the hook. Relief that comes only now and then keeps a habit going very well. [3](#source-schenkel-2021) Slot machines work the same way: you keep pulling the handle because it paid out a few pulls ago.',
    {
      kind: 'heading',
      text: 'Less, not never',
    },
    'Swearing it off overnight rarely holds. The NHS suggests something kinder: write down how often you check, search or ask, and then bring it down bit by bit. [4](#source-nhs) We give each stage a week. The seven days of this course are week one.',
    fourWeeksTable,
    'So this week you may search as you always have. Leaving the urge alone comes later, and it will shout when you do. An urge is like a wave: it rises, and mostly it comes down again. Some nights it takes longer than you think you can stand.',
    {
      kind: 'exercise',
      title: 'One stroke each time',
      steps: [
        'Take a card that fits in your pocket. Write three words across the top: checked, searched, asked.',
        'Each time you do one of the three, make a stroke under its word. Do it afterwards, so that the counting does not become one more rule.',
        'Leave the symptom out. The card says how often, never what about.',
        `Tonight, add up the strokes and write three numbers in your workbook, on the page “${fourWeeks.one.heading}”.`,
        `Do the same until the course ends. Then choose the one habit that you would most like to have less of, and turn the page: “${fourWeeks.two.heading}”.`,
      ],
    },
    'One kind of looking-up is fine: the number of your doctor, the opening hours of the pharmacy, the way to book. That is not feeding the worry. It is doing something about it. And for the things to call for, listed below, there is nothing to look up.',
  ],
  page: 'first-week',
  button: 'workbook',
  sources: [healthSources.whiteHorvitz, healthSources.mcMullan, healthSources.schenkel, healthSources.nhs],
} as const satisfies CourseDay;
