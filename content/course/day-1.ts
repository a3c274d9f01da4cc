import { healthSources } from '@/content/health-sources';
import { safetyNote } from '@/content/safety';
import type { CourseDay } from './model';

export const day1 = {
  day: 1,
  title: 'Understanding Your Anxiety',
  subject: 'Day 1: the loop has a shape',
  preheader: 'Something small, a frightening thought, an urge. Today you draw it.',
  blocks: [
    'Thank you for opening this. Seven days, one short email a day, one small thing to try. You can do them late, or skip one. There are no marks.',
    'Today we look at the thing itself, from a little distance.',
    {
      kind: 'heading',
      text: 'What it is',
    },
    'Everybody worries about their health at times. Health anxiety is when the worry takes up so much room that it starts to run your days. The NHS lists some signs: worrying all the time, checking your body, asking other people to tell you that you are all right, reading about illness again and again, or staying away from anything that reminds you of it. [1](#source-nhs)',
    'You may know one of these, or all of them. It does not mean that you are weak, or silly, or making it up. The fear is real. What you feel in your body is real too. This course will never tell you what a symptom means. Only someone who can examine you can do that.',
    {
      kind: 'heading',
      text: 'The loop',
    },
    'Most spirals have the same five parts.',
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Something small.** A twinge, a headline, a friend’s bad news.',
        '**A frightening thought.** “What if it is serious?”',
        '**The alarm.** Fear turns up in the body: you go hot or cold, your hands shake, you can’t sit still.',
        '**Something to make it stop.** You search. You press the spot. You ask.',
        '**A little relief.** And soon after it, the next “what if”.',
      ],
    },
    'Look at number four. It feels like help, and for a few minutes it is. But people who ask for reassurance told researchers, in twenty interviews, what they hope to get from it; the researchers think that it soothes now and keeps the worry going later. [2](#source-halldorsson-2017) Your brain learns that the thought was an emergency, because you treated it like one.',
    'So we won’t argue with the thought this week. We won’t try to prove it wrong either. We will practise doing something different at number four.',
    {
      kind: 'exercise',
      title: 'Draw one loop',
      steps: [
        'Think of one spiral from the last few days. Pick a small one.',
        'Take any piece of paper and draw a circle with five points. Write your own five parts around it, in a few plain words. “Read a post. Thought: that’s me. Hot face. Searched until the tea was cold. Felt better. Felt worse.”',
        'Put a cross where you could have done something else. Any point will do. What else, we come to later in the week.',
        'Give it a name, as you would name a bad film. “The Tuesday Night Special.” It is easier to spot a thing that has a name.',
      ],
    },
    'One rule before all others: never do an exercise instead of making a call.',
    safetyNote,
    'Your workbook has a page with the circle ready to fill in: “My circle, drawn”. Tomorrow: the search box, and why it never says “enough”.',
  ],
  page: 'draw-my-circle',
  button: 'workbook',
  sources: [healthSources.nhs, healthSources.halldorsson],
} as const satisfies CourseDay;
