import { healthSources } from '@/content/health-sources';
import type { CourseDay } from './model';

export const day5 = {
  day: 5,
  title: 'Building Confidence',
  subject: 'Day 5: confidence comes second',
  preheader: 'You don’t wait until you feel ready. You take a step the size of a biscuit.',
  blocks: [
    'Most of us believe it goes like this: first I feel sure, then I do the thing. With anxiety it nearly always goes the other way round. You do the thing, shaking a bit. Being sure turns up later, with its coat still on.',
    {
      kind: 'heading',
      text: 'What worry has taken off you',
    },
    'Health anxiety makes your world smaller in ways that look sensible. You stop running, because of your heart. You stop watching hospital dramas. You do not make that dentist’s appointment. You sit near the door. Each step away brings calm, and each one tells your brain that there was something to be afraid of.',
    'The NHS suggests going back to things you have been avoiding, a little at a time. [1](#source-nhs) It is also part of cognitive behavioural therapy (CBT), a talking treatment that has been tested for health anxiety many times. In a review of 14 trials, people who had CBT did better than the people they were compared with. [2](#source-cooper-2017) These seven letters are not CBT. If you would like the real thing, ask your GP. In England you can ask for NHS talking therapies yourself.',
    {
      kind: 'heading',
      text: 'Being unsure, on purpose',
    },
    'Here is the hard bit. You can’t be certain about your health. Nobody can. Your neighbour can’t, and she sleeps very well. The skill is not finding certainty. It is having a nice afternoon without it.',
    'So when the thought says “but what if?”, you can answer “maybe, maybe not”, and carry on buttering the toast. Not because you have proved it wrong. Because the toast is getting cold.',
    {
      kind: 'exercise',
      title: 'A ladder with five rungs',
      steps: [
        'Write down one thing you have stopped doing, or only do with a check first. Choose something that a doctor has not told you to avoid.',
        'Split it into five rungs, from “a bit uncomfortable” to “no, thank you”. For running: put the shoes on. Walk to the corner. Walk fast to the park. Jog for one minute. Jog for five.',
        'Give each rung a number from 0 to 10 for how uncomfortable it looks.',
        'Do the lowest rung today. No pulse-taking before, during or after. Stay on it until the urge to check has begun to fade, even by a little.',
        'Do the same rung again tomorrow, and the day after. Go up when it has become boring. Boring is the prize.',
      ],
    },
    'If you slid back down a rung, you found out which one to practise. Use your emergency action plan on the days when even the bottom rung is too high. It is for exactly those days.',
    'Tomorrow is about the people around you. Some of them have been waiting for somebody to tell them what helps.',
  ],
  button: 'workbook',
  sources: [healthSources.nhs, healthSources.cooper],
} as const satisfies CourseDay;
