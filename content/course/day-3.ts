import { healthSources } from '@/content/health-sources';
import type { CourseDay } from './model';

export const day3 = {
  day: 3,
  title: 'Mastering the 4-Second Flip',
  subject: 'Day 3: four steps, four seconds each',
  preheader: 'Notice. Assess. Flip. Thank your brain. And how to practise it on nothing much.',
  blocks: [
    'You know the loop now, and you know how the search box keeps it turning. Here is the thing you do instead. It has four steps, and each one gets about four seconds. You can do it on a bus.',
    {
      kind: 'heading',
      text: 'The four steps',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Notice the thought.** Say it in your head with six words in front: “I am having the thought that…” You are not the thought. You are the one who heard it.',
        '**Assess whether action is needed.** If it is a red flag, or sudden and severe, the action is the call named below, and the exercise is over. Otherwise ask: “Can I take action right now?” If there is something sensible to do, such as calling your doctor, do that one thing.',
        '**Flip, if no action is needed.** Turn to one small task that fills your head: the 36 times table, twenty jumping jacks, cold water on your hands, a text to someone, planning dinner, or counting what you can see.',
        '**Thank your brain.** “Thank you, brain. You were trying to look after me.” It sounds silly. Do it anyway, once.',
      ],
    },
    {
      kind: 'heading',
      text: 'What we know, and what we don’t',
    },
    'We want to be straight with you. These four steps have not been tested in a study, and no one has shown that four seconds is a special length of time. We chose it because it is short enough to start when you are frightened. [What is known](/evidence) has a page.',
    'The nearest thing that has been studied is a bit odd: people said an upsetting word about themselves over and over. The discomfort stopped falling after three to ten seconds. It took more like twenty to thirty for the word to feel less true. [1](#source-masuda-2009) Those were students in a lab, and they were not worried about illness. So treat the flip as a skill to try, not a medicine.',
    'It will also not make a thought go away. The thought may still be there. The difference is that you are not answering it.',
    {
      kind: 'exercise',
      title: 'An experiment with one flip',
      steps: [
        'Choose a worry that hardly matters and has nothing to do with your health. An unanswered email will do.',
        'Write a prediction: “If I flip once and then leave the thought alone, in ten minutes it will be at…”, with a number from 0 to 10.',
        'Go through the four steps at the speed of slow speech. Once. Leave out the jumping and the cold water if you have a heart problem, an injury, or you are pregnant, unless your doctor says they are fine for you.',
        'Now the real part. Go back to what you were doing, and do not answer the thought again, not even with a second flip. If it talks, it talks.',
        'After ten minutes, write the number, once. Were you right?',
        'Try another of the six tomorrow. Give each of them marks in your workbook, on the page “My flips”, and choose two.',
      ],
    },
    'You can practise with the ring and the countdown in [the exercise](/flip-method-app). It is free, and you don’t need an account.',
    'The next email is about the body. It begins with what comes before any exercise.',
  ],
  page: 'my-flips',
  button: 'exercise',
  sources: [healthSources.masuda2009],
} as const satisfies CourseDay;
