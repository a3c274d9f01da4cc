import type { WorkbookPart } from '../model';

export const rules = {
  id: 'rules-i-live-by',
  title: 'Rules I live by',
  lead: 'Under the worry there is often a rule. Nobody signed it, and it has been in force for years.',
  sections: [
    {
      id: 'what-a-rule-is',
      heading: 'What a rule sounds like',
      blocks: [
        'Courses for health anxiety have a part about the rules underneath. [8](#source-nhs-lothian) A rule begins with “if”, “must” or “a good mother”. It was made for a reason, mostly by somebody young, in a hard time: a parent was ill, an adult was not believed, a sign was missed. Then it did its work. It may not have noticed that things have changed.',
        {
          kind: 'table',
          caption: 'Three rules. The people are invented.',
          head: ['The rule', 'Where it may come from', 'What it costs', 'A rule to live with'],
          rows: [
            [
              '**Joe:** “If I don’t check, it will be my fault.”',
              'His father never went to a doctor.',
              'An hour a day. He still does not feel careful enough.',
              '“I do what my doctor and I agreed on. More checking is not more care.”',
            ],
            [
              '**Amina:** “A good mother worries.”',
              'Her mother did, and it looked like love.',
              'She watches her children instead of playing with them.',
              '“I show love by being there. Worry is allowed to come along.”',
            ],
            [
              '**Ruth:** “I must be certain before I can enjoy anything.”',
              'A holiday when she was ten, and a telephone call.',
              'Four birthdays that she spent waiting.',
              '“I enjoy things in the same week as I am unsure.”',
            ],
          ],
        },
        'The new rule is not the opposite of the old one. “I never check” would be a law again. It has to be one that you could keep on a wet Wednesday, and break without shame.',
      ],
    },
    {
      id: 'find-my-rule',
      heading: 'Find yours',
      newPage: true,
      blocks: [
        {
          kind: 'checklist',
          name: 'rules',
          label: 'Tick what sounds like you. Change the words until they fit.',
          items: [
            '“If I stop watching, something will happen.”',
            '“If it is serious and I didn’t look, I can’t forgive myself.”',
            '“A healthy body feels like nothing.”',
            '“If I feel this afraid, there must be a reason.”',
            '“If I relax, I tempt fate.”',
            '“Doctors miss things, so I must not.”',
            '“I could not cope with being ill.”',
            '“I have to be sure.”',
          ],
        },
        {
          kind: 'fields',
          name: 'mine',
          fields: [
            { name: 'rule', label: 'My rule, in one sentence', lines: 2 },
            { name: 'from', label: 'Where it may have come from. How old was I?', lines: 2 },
            { name: 'gave', label: 'What it did for me then', lines: 2 },
            { name: 'costs', label: 'What it costs me now, and what it costs other people', lines: 3 },
            { name: 'others', label: 'Would I ask someone I love to live by it? Why, or why not?', lines: 2 },
          ],
        },
        'If you arrive at a loss or a fright that still hurts, you can stop here. That page is better turned with someone beside you: a friend, or a therapist.',
      ],
    },
    {
      id: 'rule-to-live-with',
      heading: 'A rule to live with',
      newPage: true,
      blocks: [
        'Write one, then try it on for a week. You act as if it held, in one small thing a day. Believing it is not required.',
        {
          kind: 'fields',
          name: 'new',
          fields: [
            { name: 'rule', label: 'My new rule', lines: 2 },
            { name: 'small', label: 'One small thing in which I could act on it this week', lines: 2 },
            { name: 'fear', label: 'What I expect will happen if I do', lines: 2 },
          ],
        },
        {
          kind: 'log',
          name: 'week',
          caption: 'A week by the new rule. Some days the old one wins. Write that down too.',
          columns: [
            { name: 'day', label: 'Day', share: 0.18 },
            { name: 'did', label: 'What I did', share: 0.44 },
            { name: 'came', label: 'What came of it', share: 0.38 },
          ],
          rows: 7,
          rowLabels: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          lines: 1,
        },
        {
          kind: 'fields',
          name: 'later',
          fields: [{ name: 'edit', label: 'What I would change about the new rule now', lines: 2 }],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
