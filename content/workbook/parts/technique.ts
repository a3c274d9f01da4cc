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
            '**Notice the thought.** Put six words in front of it: “I am having the thought that…” You are not the thought. You are the person it turned up in front of.',
            '**Assess whether action is needed.** Ask: “Can I take action right now?” Yes: do that one responsible thing, such as calling the surgery. Then come back. No: go on to step three. New, sudden or severe: see “Safety first”, and forget the exercise.',
            '**Flip, if no action is needed.** Turn to one small task that fills your head. There are six under “Six ways to flip”. Start it before you feel like it.',
            '**Thank your brain.** “Thank you, brain. You were trying to look after me.” It ends the argument without a winner.',
          ],
        },
        {
          kind: 'note',
          title: 'What the flip will not do',
          text: 'It won’t prove the thought wrong, and it won’t make it go away. The thought may sit there and mutter. You have turned the page, and you are not reading it out loud any more.',
        },
      ],
    },
    {
      id: 'worked-flip',
      heading: 'One flip, slowly',
      newPage: true,
      blocks: [
        'Priya is on the bus home. Her left eyelid twitches.',
        {
          kind: 'table',
          caption: 'Sixteen seconds on the number 38',
          head: ['Step', 'What happens in Priya’s head'],
          rows: [
            ['**Notice**', '“I am having the thought that this twitch is the start of something awful.”'],
            [
              '**Assess**',
              '“Can I take action right now? It isn’t sudden and severe. My doctor said to mention it if it lasts. I can put that in my notes for Thursday. Done.”',
            ],
            ['**Flip**', '36, 72, 108, 144, 180, 216…'],
            ['**Thank**', '“Thank you, brain. You never miss a thing.” She looks out of the window.'],
          ],
        },
        'Ten minutes later the thought is back. So she does it again. That is not a failed flip. That is what practising looks like.',
        {
          kind: 'exercise',
          title: 'Five dry runs',
          steps: [
            'Pick five ordinary moments today: the kettle, the stairs, a red light, your teeth, your pillow.',
            'At each one, think of something mildly annoying that has nothing to do with your health.',
            'Do all four steps. Count slowly to four in each.',
            'Use a different flip every time, and give it marks under “My flips”.',
          ],
        },
      ],
    },
    {
      id: 'six-techniques',
      heading: 'Six ways to flip',
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
            { name: 'thanks', label: 'My own words for thanking my brain', lines: 2 },
          ],
        },
        {
          kind: 'note',
          title: 'When flipping becomes checking',
          text: 'Any trick that calms you can turn into a new ritual. If you flip again and again to make sure that a thought is really gone, leave the flip alone for a day. Let the thought be there and do the next thing on your list beside it. And if the days stay hard, talk to someone who can help.',
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
