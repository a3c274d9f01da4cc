import { safetyNote } from '@/content/safety';
import type { WorkbookPart } from '../model';

export const bodyOnPurpose = {
  id: 'body-on-purpose',
  title: 'The body on purpose',
  lead: 'Some feelings have become alarms. Here you meet a few of them because you chose to, on ordinary stairs.',
  sections: [
    {
      id: 'why-on-purpose',
      heading: 'Why bring a feeling on?',
      blocks: [
        'Perhaps you no longer run for the bus. You take the lift, drink no coffee, keep the bath lukewarm. All of it so that your heart won’t thump and your head won’t swim. It works, and your world gets a little flatter each year.',
        'Therapists turn this round. They help people to bring on a feeling they fear, for a short time and on purpose, and to let it be there. Two of them have written down in detail how they do it for health anxiety, as one part of a treatment. [11](#source-walker-furer-2008) That paper describes. It does not test, and it was written for therapists.',
        {
          kind: 'list',
          items: [
            '**It is not a test of your heart, lungs or balance.** A test has a result, and you would want another. This has none.',
            '**It is practice in having a feeling** without pressing, timing, asking or looking anything up.',
            '**It is always something ordinary,** which many people do in a day without a thought.',
            '**It is short, and once a day.** More often would be checking.',
          ],
        },
      ],
    },
    {
      id: 'who-must-not',
      heading: 'Who must not, and who asks first',
      newPage: true,
      blocks: [
        {
          kind: 'note',
          tone: 'urgent',
          title: 'Leave this part out, unless a doctor has said yes to it',
          text: 'A heart problem or high blood pressure. Asthma or another illness of the lungs. Epilepsy, fits or fainting. Pregnancy, or a birth in the last months. Diabetes. An illness of the ear or the balance, or an eye that was operated on. An eating disorder. An injury, an operation, or a fever. A new feeling that nobody has looked at yet. Anyone under 18.',
        },
        'Everyone else: if you are unsure, ask once. One question to your doctor, a nurse or a pharmacist is enough, and the answer holds until your health changes. You could say: “I want to climb stairs, spin on a chair and take a hot bath, as practice against fear. Is there a reason why I should not?”',
        {
          kind: 'fields',
          name: 'asked',
          fields: [
            { name: 'who', label: 'Whom I asked, and when', lines: 1 },
            { name: 'yes', label: 'What I may do', lines: 2 },
            { name: 'no', label: 'What I leave out', lines: 2 },
          ],
        },
        'And during it: a thing on the list below ends the practice. You don’t work out what it is. You go by the box.',
        safetyNote,
      ],
    },
    {
      id: 'ordinary-rungs',
      heading: 'Ordinary rungs',
      newPage: true,
      blocks: [
        'Choose one that your life has a use for. The first lines are the easiest for most people. Cross out what is not for you.',
        {
          kind: 'checklist',
          name: 'rungs',
          label: 'Ordinary things that bring on a feeling',
          items: [
            'Wear a jumper too many, indoors, for five minutes.',
            'Tense both fists hard, count to twenty, and let go.',
            'Look at one spot on a wall for a minute, then read a line of print.',
            'Swallow ten times, one after the other.',
            'Sit on a chair that turns. Go round slowly five times, stop, and keep your eyes open until the room stands still.',
            'Drink one coffee, or the tea that you gave up, and go on with the morning.',
            'Climb two flights of stairs at your usual speed, without a rest at the top.',
            'Walk fast enough for five minutes that talking takes a bit of effort.',
            'Have the bath as warm as you used to like it. Get up slowly, with a hand on the side.',
            'Run for a bus that you need to catch.',
          ],
        },
        {
          kind: 'note',
          title: 'What is not in here, on purpose',
          text: 'Breathing very fast, holding your breath, anything over your mouth or nose, heat until you feel faint, going without food, water or sleep. Some therapists use a few of these, in a room, with you. They are not for doing alone.',
        },
        {
          kind: 'list',
          items: [
            'Decide on one rung, and on when it ends, before you begin.',
            'No watch, no pulse, no mirror, before, during or after. No flip either: here the feeling may stay.',
            'Say what it is in plain words: “My heart is beating fast, because I climbed stairs.” Then look outwards and do the next thing.',
            'Do the same rung on four or five days. Then take the next.',
          ],
        },
      ],
    },
    {
      id: 'my-sensation',
      heading: 'My feeling on purpose',
      newPage: true,
      blocks: [
        {
          kind: 'fields',
          name: 'before',
          fields: [
            { name: 'feeling', label: 'The feeling that I run from', lines: 1 },
            {
              name: 'miss',
              label: 'What I have stopped doing because of it, and would like to have back',
              lines: 2,
            },
            { name: 'rung', label: 'My rung, and when it ends', lines: 1 },
            { name: 'predict', label: 'What I expect to feel, and to want to do', lines: 2 },
            {
              name: 'leave',
              label: 'What I will leave out: pulse, watch, asking, searching, sitting down',
              lines: 1,
            },
          ],
        },
        {
          kind: 'log',
          name: 'days',
          caption: 'Five days, one rung. No marks for the feeling.',
          columns: [
            { name: 'day', label: 'Day', share: 0.14 },
            { name: 'did', label: 'What I did', share: 0.28 },
            { name: 'wanted', label: 'What I wanted to do, and didn’t', share: 0.3 },
            { name: 'next', label: 'What I went on with', share: 0.28 },
          ],
          rows: 5,
          rowLabels: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5'],
          lines: 2,
        },
        {
          kind: 'fields',
          name: 'after',
          fields: [{ name: 'learned', label: 'What I found out. “So it seems…”', lines: 2 }],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
