import { healthSources } from '@/content/health-sources';
import type { CourseDay } from './model';

export const day7 = {
  day: 7,
  title: 'Maintaining Your Progress',
  subject: 'Day 7: how to have a bad week well',
  preheader: 'There will be one. Here is what to do with it.',
  blocks: [
    'Seven days. Perhaps you did every exercise. Perhaps you did two, and opened this one on a Thursday three weeks later. Both count.',
    'We would like to end with a promise, but we don’t make those. So here is a forecast instead: some good days, some ordinary ones, and at some point a rotten one. Plan for the rotten one, and it loses half its teeth.',
    {
      kind: 'heading',
      text: 'A slip is not a slide',
    },
    'You will search again. You will ask again. After a bad night, the worry likes to say: “See? Nothing has changed. You’re back at the beginning.” That is one more frightening thought, and you know what to do with those.',
    'What makes a slip grow is mostly what we do next: feel ashamed, hide it, give up. What keeps it small is dull and works better. Write it in the log. Flip the next one. Go to bed.',
    {
      kind: 'heading',
      text: 'Watch the flip itself',
    },
    'A warning, from us to you. Any trick that calms you can turn into a new kind of checking. If you find yourself flipping twenty times an hour, or flipping to make sure that the thought is _really_ gone, put the flip down for a day. Let the thought be there, and do the next thing on your list with it sitting beside you. That is not failing. It may be the deepest part of the method.',
    {
      kind: 'heading',
      text: 'When to ask for more',
    },
    'See a GP if worry about your health is stopping you from living your life, or if trying to help yourself isn’t working. [1](#source-nhs) You can take your trigger log along and hand it over, if talking is hard. Talking treatment for health anxiety has been tested in a good number of trials, and about two in three people who took part got clearly better. [2](#source-axelsson-2019) It often works over the internet as well.',
    {
      kind: 'exercise',
      title: 'One card for the door of the fridge',
      steps: [
        'Take a card. On the front write **My early signs**: the three things that tell you a spiral is on its way. “Phone in bed. Hand on neck. Snapping at people.”',
        'On the back write **What I do**: your two favourite flips, the name of the person who has your letter, and one thing that makes an hour nicer.',
        'Under it, write **When I get help**: the number of your surgery, and the words “new, sudden or severe: 999 / 911”.',
        'Open your calendar. Put in ten minutes for the weekly review on the same day, four times. The pages are at the back of your workbook.',
        'Last thing: write one sentence to yourself on the day of the next bad week. You know better than we do what you’ll need to hear.',
      ],
    },
    'That’s the end of the course. You won’t get any more letters from it. [The exercise](/flip-method-app) stays free, the workbook is yours, and if you’d like the longer story, it is in [the book](/book).',
    'Thank you for letting us come along. And thank your brain, too. It meant well.',
  ],
  button: 'exercise',
  sources: [healthSources.nhs, healthSources.axelsson2019],
} as const satisfies CourseDay;
