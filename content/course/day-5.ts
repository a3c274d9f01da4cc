import { healthSources } from '@/content/health-sources';
import type { CourseDay } from './model';

export const day5 = {
  day: 5,
  title: 'Building Confidence',
  subject: 'Day 5: confidence comes second',
  preheader: 'You don’t wait until you feel ready. You take one very small step.',
  blocks: [
    'Most of us believe it goes like this: first I feel sure, then I do the thing. With anxiety it nearly always goes the other way round. You do the thing, shaking a bit. Feeling sure comes later, if it comes.',
    {
      kind: 'heading',
      text: 'What worry has taken from you',
    },
    'Health anxiety makes your world smaller in ways that look sensible. You stop running, because of your heart. You stop watching hospital dramas. You do not make that dentist’s appointment. You sit near the door. Each step away brings calm, and each one tells your brain that there was something to be afraid of.',
    'The NHS suggests going back to things you have been avoiding, a little at a time. [1](#source-nhs) It is also part of cognitive behavioural therapy (CBT), a talking treatment that has been tested for health anxiety many times. In a review of 14 trials, people who had CBT did better than the people they were compared with. [2](#source-cooper-2017) This course is not CBT. If you would like the real thing, ask your GP. In England you can ask for NHS talking therapies yourself.',
    {
      kind: 'heading',
      text: 'Being unsure, on purpose',
    },
    'Here is the hard bit. You can’t be certain about your health. No one can. Your neighbour can’t, and she sleeps very well. What you can learn is how to have a nice afternoon without being certain.',
    'So when the thought says “but what if?”, you can answer “maybe, maybe not”, and carry on buttering the toast before it gets cold.',
    {
      kind: 'exercise',
      title: 'One word, or one street',
      steps: [
        'Choose one thing that worry keeps you away from. It can be a word that you never say. It can be a building that you never pass. Take something that a doctor has not told you to avoid.',
        'Find the smallest way to go near it. Write the word once, in pencil. Go past the hospital on the far side of the road.',
        'Give it a number from 0 to 10 for how uncomfortable it looks. If it is more than 4, find something smaller.',
        'Do it today. No checking before, during or after, and no flip while you are there. Stay until you are a little bored.',
        'Write how it was: the highest number, and the number when you left.',
        'Do the same thing again tomorrow, and the day after. Then look in your workbook, on the page “Words and hospitals”, for the next rung.',
      ],
    },
    'If it was too much, you found out which smaller step to practise. Use your emergency action plan on the days when even the bottom rung is too high.',
    'So far you have done this by yourself. The people around you come next. Some of them have been waiting to be told what helps.',
  ],
  page: 'words-and-places',
  button: 'workbook',
  sources: [healthSources.nhs, healthSources.cooper],
} as const satisfies CourseDay;
