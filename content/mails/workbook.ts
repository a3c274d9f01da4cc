import { safetyNote } from '@/content/safety';
import { site } from '@/content/site';
import type { Block } from '@/content/text';

/** The mail after the workbook form. Its button opens a page; only submitting the form there starts the course. */
export const workbookMail = {
  subject: 'Your free workbook is ready',
  preheader: 'One button: the workbook, and a seven-day email course if you want it.',
  title: 'Your workbook is ready',
  blocks: [
    'Here it is. The button opens a page, and there you press once more to get your workbook: as a PDF to print or to fill in on the screen, or as pages to read on your phone.',
  ],
  button: 'Open my workbook',
  closing: [
    'The same press starts the seven-day course: one short email a day, with one thing to try. Every email has a link to pause or to stop.',
    'The workbook is self-help. It is not medical advice, and it can’t tell you what a symptom means.',
    safetyNote,
    {
      kind: 'heading',
      text: 'Where to begin',
    },
    {
      kind: 'list',
      items: [
        '**If tonight is bad,** go straight to the [emergency action plan](/workbook/pages/emergency-action-plan). It is one sheet, and it opens at once.',
        '**If you have ten minutes,** read the four steps and try a flip on something small.',
        '**If you only want to look,** look. It will still be there tomorrow.',
      ],
    },
    'If you did not ask for this, someone typed your address by mistake. Do nothing, and you won’t hear from us.',
  ] satisfies readonly Block[],
  reason: `You get this because this address was typed into the workbook form at ${site.name}.`,
} as const;

/** What the button offers, above it. Mails take no WebP, and no drawing in lines, so these are made by `npm run draw`. */
export const mailPictures = {
  workbook: {
    kind: 'picture',
    src: '/pictures/mail-workbook.png',
    alt: 'Three pages of the workbook: a circle to draw, the emergency plan and a trigger log.',
    width: 240,
    height: 199,
  },
  exercise: {
    kind: 'picture',
    src: '/pictures/mail-exercise.png',
    alt: 'The exercise on a phone: a ring that fills in four seconds.',
    width: 240,
    height: 160,
  },
} as const;

/** Why a reader receives the course mails. */
export const courseReason = `You get this because you opened the free workbook of ${site.name} and with it started the seven-day course.`;

export const courseButtons = { workbook: 'Open my workbook', exercise: 'Practise a flip' } as const;

export const courseKicker = (day: number): string => `Day ${day} of 7`;
