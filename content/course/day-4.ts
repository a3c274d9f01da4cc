import { healthSources } from '@/content/health-sources';
import { safetyNote } from '@/content/safety';
import type { CourseDay } from './model';

export const day4 = {
  day: 4,
  title: 'Dealing with Physical Symptoms',
  subject: 'Day 4: when the worry is in your body',
  preheader: 'First the red flags. Then a plan made with a person, and one check to leave out.',
  blocks: [
    'Today needs care, so it begins with the most important part.',
    safetyNote,
    'The list follows the page of an ambulance service. [1](#source-when-to-call-999)',
    'Health anxiety does not keep anyone from falling ill. Asking once is not checking. It is looking after yourself.',
    {
      kind: 'heading',
      text: 'What fear does to a body',
    },
    'Anxiety is not “all in the mind”. NHS pages list a faster heartbeat, feeling dizzy, headaches, sweating and shaking among the things it can cause. [2](#source-anxiety-signs) None of that tells you what is behind _your_ feeling today. It does explain why fear can make everything louder.',
    'Then there is attention. Sit still and think about your left foot. Ten seconds ago you hardly had one. Now it is warm, or it itches, or your shoe is tight. Looking for a feeling turns the volume up. Pressing a sore place makes it sorer. Taking your pulse twenty times gives you twenty things to think about.',
    {
      kind: 'heading',
      text: 'Make a plan with a person',
    },
    'If a symptom keeps worrying you, book one appointment and take a list: what, since when, how often, what changes it. At the end ask two questions. “What should make me come back?” and “What should make me come back _quickly_?” Write the answers down. That is your plan. You follow the plan, and not the mood of the night.',
    {
      kind: 'exercise',
      title: 'Leave one check out, and watch',
      steps: [
        'Think of one thing that you do to keep an eye on your body: pressing a place, taking your pulse, looking in the mirror. Not one that a doctor or nurse asked for, and not for anything in the box above.',
        'Choose a short time without it. From six until bed is plenty.',
        'Write what you think will happen. “By eight I won’t be able to stand it.” Beside it, from 0 to 10, how sure you are.',
        'Leave the check out. When the urge comes, look outwards: five things that you see, in detail, and then back to your evening.',
        'Before bed, write what happened, and the worst moment, and how long it lasted. If you did it once, write that too. Half an experiment is still an experiment.',
        'End with a sentence that begins “So it seems”. The form for this is in your workbook: “My first experiment”.',
      ],
    },
    'It may turn out just as you feared, and the evening may be horrid. Write that down as well. You have found out how long it lasts, and you did not know that this morning.',
    'Tomorrow: how confidence grows. (Slowly, and mostly when you aren’t looking.)',
  ],
  page: 'experiment-1',
  button: 'workbook',
  sources: [healthSources.whenToCall, healthSources.anxietySigns],
} as const satisfies CourseDay;
