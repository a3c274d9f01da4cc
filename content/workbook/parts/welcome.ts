import { fourWeeks } from '@/content/four-weeks';
import type { WorkbookPart } from '../model';

/** The five pages for readers who want no more than that, with the id of each page's section. */
export const shortRoad = [
  { section: 'plan-now', heading: 'When it is bad: read this', why: 'for the nights in between.' },
  {
    section: 'draw-my-circle',
    heading: 'My circle, drawn',
    why: 'how it goes round, and where you could step out.',
  },
  { section: 'first-week', heading: fourWeeks.one.heading, why: 'where you begin, in strokes.' },
  { section: 'experiment-1', heading: 'My first experiment', why: 'one evening without one habit.' },
  { section: 'my-ladder', heading: 'My ladder', why: 'the way back to something you miss.' },
] as const;

export const welcome = {
  id: 'welcome',
  title: 'Welcome',
  lead: 'You can start this frightened. You only need a pen.',
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
      id: 'short-road',
      heading: 'A short road: five pages',
      blocks: [
        'The workbook is long, and five logs at once would be a new way of watching yourself. If you do these five pages and no others, you have done the heart of it. Take a week over each, or a month.',
        {
          kind: 'checklist',
          name: 'road',
          label: 'In this order',
          items: shortRoad.map(({ heading, why }) => `**“${heading}”:** ${why}`),
        },
        'Read “Safety first” before the first of them.',
      ],
    },
    {
      id: 'how-to-use-it',
      heading: 'If you would like the whole of it',
      newPage: true,
      blocks: [
        {
          kind: 'list',
          items: [
            '**On a bad night,** turn to the emergency action plan. Everything else can wait.',
            '**In week one,** draw your circle, count in the diary, and try one flip on something that hardly bothers you.',
            '**In week two,** fill in the plan while you are calm, and let each search wait.',
            '**In weeks three and four,** come down a step, leave a question open, and run an experiment.',
            '**After that,** choose: a ladder, the body on purpose, a rule to live with, two weeks of attention. One at a time.',
            '**After a panic attack,** there is a worksheet. After a bad stretch, there is a plan.',
            '**Once a week,** do the weekly review.',
          ],
        },
        'One log at a time is enough. Keep the trigger log or the diary, whichever tells you more. You can print the workbook, or fill it in on a screen: the pages to write on have fields, and a good PDF reader saves what you type.',
        {
          kind: 'fields',
          name: 'begin',
          fields: [
            { name: 'where', label: 'Where I begin, and on which day', lines: 3 },
            { name: 'who', label: 'Who may know that I am doing this', lines: 3 },
          ],
        },
      ],
    },
    {
      id: 'what-it-is-not',
      heading: 'What it is, and what it isn’t',
      newPage: true,
      blocks: [
        'It is self-help. It was written by someone who is not a doctor and who has lived with health anxiety. It is not medical advice. It can’t tell you what a symptom means, and it will never tell you that a symptom means nothing.',
        'We also owe you a straight word about proof. The Flip Method [has not been tested in a study](/evidence). Some of what stands in these pages comes from pages of the NHS, and some is close to ideas used in cognitive behavioural therapy (CBT), a talking treatment that has been tested for health anxiety and helped many of those who took part. [1](#source-cooper-2017) A workbook is not therapy. If you would like therapy, the last part tells you how to ask.',
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
        'Later, each ladder asks what it is for. The answer is here.',
        {
          kind: 'fields',
          name: 'reason',
          fields: [
            { name: 'why', label: 'What would I do with the time that worry takes?', lines: 3 },
            {
              name: 'matters',
              label: 'What matters to me more than being sure: people, work, play, something I believe in',
              lines: 3,
            },
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
