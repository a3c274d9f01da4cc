import { describe, expect, it } from 'vitest';
import { aiReviews } from '@/content/testimonials';
import { contentFiles, marketingModules, marketingStrings, stringsIn } from './every-module';
import { forbidden, schoolYear } from './house-rules';
import { quoted } from './quoted-texts';
import { proseOf, repeatedSentences } from './sentences';

/** Rules that marketing pages may break, because the specification quotes such wording. */
const notHere = [
  'promises a result',
  'states a figure in the way of an advertisement',
  'shouts',
  'is unfinished',
];
/** Phrases that negate what they name, or that the specification spells this way. */
const exempt = [
  ...['organizer', 'do not diagnose, treat, cure or prevent', 'treats or cures anything', 'Don’t Miss Out!'],
  ...["What's this about?", "We'll get back to you"],
];

const rules = forbidden.filter(({ reason }) => !notHere.includes(reason));

describe('the tone of the marketing pages', () => {
  it.each(rules.map(({ reason, pattern }) => [reason, pattern] as const))('never %s', (_, pattern) => {
    const own = marketingStrings.filter(
      ({ where, text }) => !/\.sources\.\d/.test(where) && !exempt.some((words) => text.includes(words)),
    );
    expect(own.filter(({ text }) => pattern.test(text))).toEqual([]);
  });

  it('never tells readers that they are well', () => {
    const reassurance =
      /\b(you(’re| are) (fine|healthy|safe|not ill|not dying)|nothing is wrong with you|it will be (fine|all right))\b/i;
    expect(marketingStrings.filter(({ text }) => reassurance.test(text))).toEqual([]);
  });
});

it.each(Object.entries(quoted))('%s contains the texts quoted in the specification', (file, texts) => {
  const found = stringsIn(marketingModules[file]).map(({ text }) => text);
  expect(texts.filter((text) => !found.includes(text))).toEqual([]);
});

it('exclamation marks appear only in quoted texts', () => {
  const allowed = new Set(Object.values(quoted).flat());
  const shouting = [...marketingStrings, ...aiReviews].filter(
    ({ text }) => text.includes('!') && !allowed.has(text),
  );
  expect(shouting).toEqual([]);
});

it.each(Object.entries(marketingModules))('the reading age of %s is 11 or below', (_, module) => {
  const sentences = stringsIn(module).flatMap(({ text }) => (text.split(' ').length > 5 ? [text] : []));
  if (sentences.length > 3) expect(schoolYear(sentences)).toBeLessThan(6);
});

/** Texts that people read one after another; messages, legal and press texts may repeat each other. */
const readInOrder =
  /^(?:(?:articles|chapters|course|workbook\/parts)\/.+|evidence|faq|figures-page|about|home|book|landing|blog)$/;

it('a sentence appears in one text only', async () => {
  const prose = await proseOf(contentFiles().filter((file) => readInOrder.test(file)));
  expect(prose.length).toBeGreaterThan(30);
  expect(repeatedSentences(prose)).toEqual([]);
  const again = { file: 'again', texts: prose[0]?.texts.slice(0, 1) ?? [] };
  expect(repeatedSentences([...prose, again])).not.toEqual([]);
});
