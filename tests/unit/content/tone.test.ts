import { describe, expect, it } from 'vitest';
import { forbidden } from './house-rules';
import { marketingStrings } from './marketing-modules';

/** Rules that marketing pages may break, because the specification quotes such wording. */
const notHere = [
  'promises a result',
  'states a figure in the way of an advertisement',
  'shouts',
  'is unfinished',
];
/** Phrases that negate what they name, or that the specification spells this way. */
const exempt = [
  'organizers',
  'organizer',
  'do not diagnose, treat, cure or prevent',
  'treats or cures anything',
  'Don’t Miss Out!',
  "What's this about?",
  "We'll get back to you",
];

const rules = forbidden.filter(({ reason }) => !notHere.includes(reason));

describe('the tone of the marketing pages', () => {
  it.each(rules.map(({ reason, pattern }) => [reason, pattern] as const))('never %s', (_, pattern) => {
    const breaches = marketingStrings
      .filter(
        ({ where, text }) => !/\.sources\.\d/.test(where) && !exempt.some((words) => text.includes(words)),
      )
      .filter(({ text }) => pattern.test(text))
      .map(({ where, text }) => `${where}: ${text.match(pattern)?.[0]}`);
    expect(breaches).toEqual([]);
  });

  it('never tells readers that they are well', () => {
    const reassurance =
      /\b(you(’re| are) (fine|healthy|safe|not ill|not dying)|nothing is wrong with you|it will be (fine|all right))\b/i;
    expect(marketingStrings.filter(({ text }) => reassurance.test(text))).toEqual([]);
  });
});
