/**
 * The one calendar for searching, checking and asking. Course, workbook and articles take their weeks from here, so that
 * a reader who uses all three is told one thing.
 */
import type { Block } from '@/content/text';

export const fourWeeks = {
  one: { heading: 'Week one: only count', short: 'Count', aim: 'Change nothing. Make one stroke each time.' },
  two: { heading: 'Week two: wait first', short: 'Delay', aim: 'Put it off for ten minutes, then decide.' },
  three: {
    heading: 'Week three: a little less',
    short: 'Less',
    aim: 'Take a small step down from your own number.',
  },
  four: {
    heading: 'Week four: leave it open',
    short: 'Not knowing',
    aim: 'Leave one question unanswered for a day.',
  },
} as const;

/** The four weeks at a glance. */
export const fourWeeksTable = {
  kind: 'table',
  caption: 'Four weeks, for one habit: searching, or checking, or asking',
  head: ['Week', 'In a word', 'What you do'],
  rows: [
    ['**One**', fourWeeks.one.short, fourWeeks.one.aim],
    ['**Two**', fourWeeks.two.short, fourWeeks.two.aim],
    ['**Three**', fourWeeks.three.short, fourWeeks.three.aim],
    ['**Four**', fourWeeks.four.short, fourWeeks.four.aim],
  ],
} as const satisfies Block;

/** How large a step is in week three. Small numbers need a rule of their own: a tenth of three is no step. */
export const smallerSteps = {
  kind: 'list',
  items: [
    '**Ten or more a day:** each day take off a tenth of the number you began with. From twenty: eighteen, sixteen, fourteen.',
    '**Two to nine a day:** one less every second day. From four: three, three, two, two.',
    '**Once a day or less:** one more day without it each time. Two days apart, then three, then four.',
    '**Whatever the number:** if you miss an aim, keep it for another day. What a doctor or nurse asked for is not counted and not cut.',
  ],
} as const satisfies Block;
