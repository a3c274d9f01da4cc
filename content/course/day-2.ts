import { healthSources } from '@/content/health-sources';
import type { CourseDay } from './model';

export const day2 = {
  day: 2,
  title: 'The Google Trap',
  subject: 'Day 2: the box that never says “enough”',
  preheader: 'Why searching feels like help, and a gentle way to do less of it.',
  blocks: [
    'You type three words, only to be sure. An hour later you know the names of four illnesses that you had never heard of at dinner, and you are not sure at all.',
    'Today is about the search box.',
    {
      kind: 'heading',
      text: 'Why it pulls you in',
    },
    'A search engine cannot examine you. It can only match words. When two researchers looked at how people search, they saw that looking up a common complaint often led people on to serious, rare illnesses. For some, the worry lasted after the search was over. [1](#source-white-horvitz-2009)',
    'A review of 20 studies found that people with more health anxiety tend to search more. [2](#source-mcmullan-2019) Which one causes the other? These studies can’t say. Perhaps each feeds the other.',
    'And sometimes a search does bring relief. That is the hook. Relief that comes only now and then keeps a habit going very well. [3](#source-schenkel-2021) Slot machines work the same way: you keep pulling the handle because it paid out a few pulls ago.',
    {
      kind: 'heading',
      text: 'Less, not never',
    },
    'You don’t have to swear off the internet. The NHS suggests something kinder: write down how often you check, search or ask. Then do it a little less, over a week. [4](#source-nhs)',
    'Expect the urge to shout when you don’t answer it. That is uncomfortable. It is not a sign that you are doing it wrong. An urge is like a wave: it rises, and mostly it comes down again. Some nights it takes longer than you think you can stand.',
    {
      kind: 'exercise',
      title: 'The ten-minute wait',
      steps: [
        'Today, when you want to search for a symptom, write the exact words on paper instead. All of them, just as you would have typed them.',
        'Look at the clock and add ten minutes. Write that time beside the words. The search is not forbidden. It only has to wait.',
        'Go and do something with your hands: wash up, walk round the block, ring a friend and talk about anything but this.',
        'When the time comes, read your words again. If you still want to search, you may let it wait for ten more minutes, or search once, on one page, and then close it.',
        'Tonight, count. How many searches had to wait? How many did you do after all? Write both numbers in your workbook, on the page “Week one: only count”. They show you where you start.',
      ],
    },
    'One kind of looking-up is fine: the number of your surgery, the opening hours of the pharmacy, the way to book. That is not feeding the worry. It is doing something about it. And for the things to call for, listed below, there is nothing to look up.',
    'Tomorrow you learn the flip itself.',
  ],
  page: 'first-week',
  button: 'workbook',
  sources: [healthSources.whiteHorvitz, healthSources.mcMullan, healthSources.schenkel, healthSources.nhs],
} as const satisfies CourseDay;
