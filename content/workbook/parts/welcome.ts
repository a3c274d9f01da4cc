import type { WorkbookPart } from '../model';

export const welcome = {
  id: 'welcome',
  title: 'Welcome',
  lead: 'You don’t have to be calm to start. You only need a pen.',
  sections: [
    {
      id: 'who-this-is-for',
      heading: 'Who this is for',
      blocks: [
        'Perhaps you have looked up a symptom at two in the morning. Perhaps you have felt the same lump so often that it hurts. Perhaps you have asked someone “do I look all right?”, heard “yes”, and needed to ask again five minutes later.',
        'This workbook is for you. It is about the loop of search, panic, repeat, and about what to do at the one point in it where you can do something. It holds the four steps of the Flip Method, pages to find out what sets you off and what keeps it going, experiments, a plan for bad moments, and some plain ways of looking after yourself.',
        'Everything in it is to be written on. Spoil it.',
      ],
    },
    {
      id: 'how-to-use-it',
      heading: 'How to use it',
      blocks: [
        {
          kind: 'list',
          items: [
            '**On a bad night,** turn to the emergency action plan. Everything else can wait.',
            '**Today,** read “Safety first” and draw your circle. Try one flip on something that hardly bothers you.',
            '**In weeks one and two,** fill in the plan while you are calm, keep the trigger log, and count in the diary.',
            '**In weeks three and four,** check a little less each day, run an experiment, and climb the first rung of a ladder.',
            '**After a panic attack,** there is a worksheet. After a bad stretch, there is a plan.',
            '**Once a week,** do the weekly review with a cup of something.',
          ],
        },
        'You can print it, or fill it in on a screen: the pages to write on have fields, and a good PDF reader saves what you type. Print the log pages as often as you like.',
      ],
    },
    {
      id: 'what-it-is-not',
      heading: 'What it is, and what it isn’t',
      newPage: true,
      blocks: [
        'It is self-help. It was written by someone who is not a doctor and who has lived with health anxiety. It is not medical advice. It can’t tell you what a symptom means, and it will never tell you that a symptom means nothing.',
        'We also owe you a straight word about proof. The Flip Method has not been tested in a study. Some of what stands in these pages comes from pages of the NHS, and some is close to ideas used in cognitive behavioural therapy (CBT), a talking treatment that has been tested for health anxiety and helped many of those who took part. [1](#source-cooper-2017) A workbook is not therapy. If you would like therapy, the last part tells you how to ask.',
        {
          kind: 'note',
          title: 'See a doctor about the worry itself',
          text: 'The NHS says to see a GP if worry about your health is stopping you from living a normal life, or if trying to help yourself isn’t working. [2](#source-nhs) You may take this workbook with you. It can do the talking.',
        },
      ],
    },
    {
      id: 'my-reason',
      heading: 'My reason',
      blocks: [
        {
          kind: 'fields',
          name: 'reason',
          fields: [
            { name: 'why', label: 'What would I do with the time that worry takes?', lines: 3 },
            {
              name: 'smallest',
              label: 'The smallest sign that things are getting a little easier',
              lines: 2,
            },
            { name: 'started', label: 'I began this workbook on', lines: 1 },
          ],
        },
      ],
    },
  ],
} as const satisfies WorkbookPart;
