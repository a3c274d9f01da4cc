import type { WorkbookPart } from '../model';

export const technique = {
  id: 'the-4-second-technique',
  title: 'The 4-second technique',
  lead: 'Four steps, about four seconds each. Short enough to begin when you are frightened: that is the whole reason for the number.',
  sections: [
    {
      id: 'four-steps',
      heading: 'The four steps',
      blocks: [
        { kind: 'four-rings' },
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Notice the thought.** Put six words in front of it: “I am having the thought that…” The thought is still there, and now you can look at it.',
            '**Assess whether action is needed.** A red flag, or sudden and severe: see “Safety first”, and forget the exercise. Anything else: “Can I take action right now?” Yes: do that one responsible thing, such as calling your doctor. Then come back. No: go on to step three.',
            '**Flip, if no action is needed.** Turn to one small task that fills your head. There are six under “Six ways to flip”. Start it before you feel like it.',
            '**Thank your brain.** “Thank you, brain. You were trying to look after me.” It ends the argument without a winner.',
          ],
        },
        {
          kind: 'note',
          title: 'What the flip will not do',
          text: 'It won’t prove the thought wrong, and it won’t make it go away. The thought may sit there and mutter while you get on with the page that you turned to. Once is enough: what helps in the long run is leaving it unanswered.',
        },
      ],
    },
    {
      id: 'worked-flip',
      heading: 'One flip, slowly',
      newPage: true,
      blocks: [
        'Priya is on the bus home. Her ankle clicks.',
        {
          kind: 'table',
          caption: 'Sixteen seconds on the number 38',
          head: ['Step', 'What happens in Priya’s head'],
          rows: [
            ['**Notice**', '“I am having the thought that this click is the start of something awful.”'],
            [
              '**Assess**',
              '“Can I take action right now? It isn’t sudden and severe. My doctor said to mention it if it lasts. I can put that in my notes for Thursday. Done.”',
            ],
            ['**Flip**', '36, 72, 108, 144, 180, 216…'],
            ['**Thank**', '“Thank you, brain. You never miss a thing.” She looks out of the window.'],
          ],
        },
        'Ten minutes later the thought is back. She lets it talk, and goes on looking out of the window. One flip was enough: the rest of the practice is leaving the thought unanswered.',
        {
          kind: 'fields',
          name: 'worked',
          fields: [
            {
              name: 'where',
              label: 'Now one of yours, about something small. Where I was, and what set it off',
              lines: 2,
            },
            { name: 'notice', label: 'Notice: “I am having the thought that…”', lines: 2 },
            { name: 'assess', label: 'Assess: can I take action right now?', lines: 2 },
            { name: 'flip', label: 'Flip: what I did', lines: 1 },
            { name: 'thank', label: 'Thank: what I said, and what I went back to', lines: 2 },
          ],
        },
      ],
    },
    {
      id: 'step-notice',
      heading: 'Step one: notice',
      newPage: true,
      blocks: [
        'A thought that has a name tag on is easier to look at. Practise on small, dull thoughts that have nothing to do with your health. “I have lost my keys” becomes “I am having the thought that I have lost my keys”.',
        {
          kind: 'log',
          name: 'notice',
          caption: 'A few thoughts from today',
          columns: [
            { name: 'thought', label: 'The thought, as it came', share: 0.4 },
            { name: 'tag', label: '“I am having the thought that…”', share: 0.6 },
          ],
          rows: 7,
          lines: 2,
        },
        {
          kind: 'fields',
          name: 'notice',
          fields: [
            {
              name: 'usual',
              label: 'A thought that visits me so often that I could give it a name. Its name',
              lines: 2,
            },
            { name: 'where', label: 'Where it likes to find me', lines: 1 },
          ],
        },
      ],
    },
    {
      id: 'step-assess',
      heading: 'Step two: assess',
      newPage: true,
      blocks: [
        'The question is “Can I take action right now?” It has three honest answers: yes, and it can’t wait; yes, and I can book it or write it down; no. Try it first on things that don’t matter.',
        {
          kind: 'table',
          caption: 'Three worries that are not about health',
          head: ['The worry', 'Can I take action right now?'],
          rows: [
            ['“I smell gas.”', 'Yes, and it can’t wait. Leave the flat and call.'],
            ['“I never answered my sister.”', 'Yes. Write it on the list: Saturday.'],
            ['“What if they don’t like me at the new job?”', 'No. Nothing to do tonight.'],
          ],
        },
        {
          kind: 'log',
          name: 'assess',
          caption: 'Mine. One action each, or none.',
          columns: [
            { name: 'worry', label: 'The worry', share: 0.4 },
            { name: 'answer', label: 'Yes, at once / yes, noted / no', share: 0.25 },
            { name: 'action', label: 'The one action, and when', share: 0.35 },
          ],
          rows: 6,
          lines: 2,
        },
        'For your body, the first answer is on the page “Safety first”. You do not have to work it out here.',
      ],
    },
    {
      id: 'six-techniques',
      heading: 'Step three: six ways to flip',
      newPage: true,
      blocks: [
        {
          kind: 'table',
          caption: 'Choose one. None is the best one; the best one is the one you start.',
          head: ['Technique', 'How', 'Take care'],
          rows: [
            [
              '**36 Times Table**',
              'Mental maths. 36, 72, 108… Wrong answers work as well as right ones.',
              'If numbers upset you, say the months backwards.',
            ],
            [
              '**20 Jumping Jacks**',
              'Move. Count them out loud.',
              'Not with an injury, a heart problem, or in pregnancy, unless your doctor says it is fine. March on the spot instead.',
            ],
            [
              '**Cold Water/Ice**',
              'Hold your wrists under the cold tap, or an ice cube in a cloth.',
              'Not if you have a heart problem, or cold hurts your hands or brings on symptoms. Ask your doctor first.',
            ],
            [
              '**Text Someone**',
              'Ask about their day. Send a photograph of something silly.',
              'Don’t ask whether you are all right. That is a search with a person in it.',
            ],
            [
              '**Plan Dinner**',
              'What is in the cupboard? What goes with it? Who lays the table?',
              'If food is a hard subject for you, plan a walk or a playlist.',
            ],
            [
              '**Count Objects**',
              'Everything blue. Everything round. Every corner in the room.',
              'Count things outside your body. Not heartbeats, not breaths.',
            ],
          ],
        },
        'What is known about these? Not a lot. The NHS suggests keeping busy, for example with a walk or a call to a friend, when the urge to check comes. [2](#source-nhs) In one small study with people who have panic disorder, cold water on the face for half a minute went with a slower heart and fewer symptoms of panic. [4](#source-kyriakoulis-2021) That is longer than a flip, and it is not a treatment. And a flip is only half of it. The other half is doing less checking and less asking, and the diary in this book is for that.',
        {
          kind: 'fields',
          name: 'known',
          fields: [
            {
              name: 'before',
              label: 'What I have done before that was one of these without the name',
              lines: 3,
            },
          ],
        },
      ],
    },
    {
      id: 'my-flips',
      heading: 'My flips',
      newPage: true,
      blocks: [
        'Try each one twice, on small things. Then choose two for your plan.',
        {
          kind: 'log',
          name: 'flips',
          caption: 'How did it go? Marks from 0 (not for me) to 10 (that is mine)',
          columns: [
            { name: 'technique', label: 'Technique', share: 0.27 },
            { name: 'first', label: 'First try', share: 0.13 },
            { name: 'second', label: 'Second try', share: 0.13 },
            { name: 'note', label: 'What I noticed', share: 0.47 },
          ],
          rows: 7,
          rowLabels: [
            '36 Times Table',
            '20 Jumping Jacks',
            'Cold Water/Ice',
            'Text Someone',
            'Plan Dinner',
            'Count Objects',
            'One of my own',
          ],
          lines: 2,
        },
        {
          kind: 'fields',
          name: 'my-two',
          fields: [
            { name: 'first', label: 'My first choice', lines: 1 },
            { name: 'second', label: 'My second choice', lines: 1 },
          ],
        },
      ],
    },
    {
      id: 'step-thank',
      heading: 'Step four: thank',
      newPage: true,
      blocks: [
        'Say it once, out loud or in your head, and then go back to what you were doing. Your brain raised the alarm because it wants you alive. It may raise it again. One thank-you covers it.',
        {
          kind: 'checklist',
          name: 'thanks',
          label: 'Which of these could you say without wincing?',
          items: [
            '“Thank you, brain. Noted.”',
            '“Good guard. Sit.”',
            '“You are trying to help. I have got it from here.”',
            '“Very thorough. That will be all for tonight.”',
          ],
        },
        {
          kind: 'exercise',
          title: 'All four, five times, on nothing much',
          steps: [
            'Pick five ordinary moments today: the kettle, the stairs, a red light, your teeth, your pillow.',
            'At each one, think of something mildly annoying that has nothing to do with your health.',
            'Do all four steps. Count slowly to four in each.',
          ],
        },
        {
          kind: 'note',
          title: 'When flipping becomes checking',
          text: 'Any trick that calms you can turn into a new ritual. If you flip again and again to make sure that a thought is really gone, leave the flip alone for a day. Let the thought be there and do the next thing on your list beside it. And if the days stay hard, talk to someone who can help.',
        },
        {
          kind: 'fields',
          name: 'thank',
          fields: [
            { name: 'own', label: 'My own words for thanking my brain', lines: 2 },
            { name: 'old', label: 'What I used to say to myself instead', lines: 2 },
            { name: 'after', label: 'What I go back to straight afterwards', lines: 1 },
          ],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
