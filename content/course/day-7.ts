import { healthSources } from '@/content/health-sources';
import type { CourseDay } from './model';

export const day7 = {
  day: 7,
  title: 'Maintaining Your Progress',
  subject: 'Day 7: how to have a bad week well',
  preheader: 'There will be one. Here is what to do with it.',
  blocks: [
    'Seven days. Perhaps you did every exercise. Perhaps you did two, and opened this one on a Thursday three weeks later. Both count.',
    'We would like to end with a promise, but we don’t make those. So here is a forecast instead: some good days, some ordinary ones, and at some point a rotten one. A plan for the rotten one is today’s work.',
    {
      kind: 'heading',
      text: 'When you search again',
    },
    'You will. Afterwards a voice says that you are back at the beginning. Look at the log: the weeks are there, in your own handwriting.',
    'What makes one bad night into ten is hiding it. So write it down, tell one person, and leave the next search alone.',
    {
      kind: 'heading',
      text: 'Watch the flip itself',
    },
    'A warning, from us to you. Any trick that calms you can turn into a new kind of checking. If you catch yourself doing flip after flip, or flipping to make sure that the thought is _really_ gone, put the flip down for a day. Let the thought be there, and do the next thing on your list with it sitting beside you.',
    {
      kind: 'heading',
      text: 'When to ask for more',
    },
    'See a GP if worry about your health is stopping you from living your life, or if trying to help yourself isn’t working. [1](#source-nhs) You can take your trigger log along and hand it over, if talking is hard. Talking treatment for health anxiety has been tested in a good number of trials, and about two in three people who took part got clearly better. [2](#source-axelsson-2019) It often works over the internet as well.',
    {
      kind: 'exercise',
      title: 'A plan for the rotten week',
      steps: [
        'Open your workbook at “A plan for setbacks”, at the page called “My plan”, and beside it the “Emergency action plan”: the two are one. Any sheet of paper will do as well.',
        'Write down three things from these seven days that helped, even a little.',
        'Write your early signs. “Phone in bed. Hand on neck. Snapping at people.”',
        'Write what you will do on the first bad day, and what in the first bad week. Put a number in it: “back to counting”, “ten minutes before each search”.',
        'Write whom you will tell, and when you will ask for more help. Add your doctor’s number.',
        'Open your calendar. Put in ten minutes for the weekly review on the same day, four times. Your first week of counting is done; tomorrow the waiting begins.',
        'Last thing: one sentence from you to you, to be read on the day.',
      ],
    },
    'That’s the end of the course. You won’t get any more emails from it. [The exercise](/flip-method-app) stays free, the workbook is yours, and if you’d like the longer story, it is in [the book](/book).',
    'Thank you for letting us come along. And thank your brain, too. It meant well.',
  ],
  page: 'my-setback-plan',
  button: 'exercise',
  sources: [healthSources.nhs, healthSources.axelsson2019],
} as const satisfies CourseDay;
