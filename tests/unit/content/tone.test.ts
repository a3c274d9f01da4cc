import { describe, expect, it } from 'vitest';
import { aiReviews } from '@/content/testimonials';
import { contentFiles, marketingModules, marketingStrings, stringsIn } from './every-module';
import { forbidden, schoolYear } from './house-rules';
import { quoted } from './quoted-texts';
import { proseOf, repeatedSentences, sentencesOf } from './sentences';

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

describe('texts quoted in the specification', () => {
  it.each(Object.entries(quoted).flatMap(([file, texts]) => texts.map((text) => [file, text] as const)))(
    '%s contains "%s"',
    (file, text) => {
      expect(stringsIn(marketingModules[file]).map((found) => found.text)).toContain(text);
    },
  );
});

/** Only quoted texts may have exclamation marks. */
describe('exclamation marks', () => {
  it('appear only in quoted texts', () => {
    const allowed = new Set(Object.values(quoted).flat());
    const shouting = Object.entries(marketingModules)
      .flatMap(([file, module]) => stringsIn(module, file))
      .filter(({ text }) => text.includes('!') && !allowed.has(text));
    expect(shouting).toEqual([]);
    expect(aiReviews.some(({ text }) => text.includes('!'))).toBe(false);
  });
});

/** Sentences rather than labels and ids. */
const prose = Object.entries(marketingModules)
  .map(([file, module]) => ({
    file,
    texts: stringsIn(module)
      .map(({ text }) => text)
      .filter((text) => text.split(' ').length > 5),
  }))
  .filter(({ texts }) => texts.length > 3);

describe('the reading age', () => {
  it('is too high for officialese', () => {
    const officialese =
      'Notwithstanding the aforementioned considerations, participation necessitates comprehensive documentation.';
    expect(schoolYear([officialese])).toBeGreaterThan(6);
  });

  it.each(prose.map(({ file, texts }) => [file, texts] as const))('of %s is 11 or below', (_, texts) => {
    expect(schoolYear(texts)).toBeLessThan(6);
  });
});

/** Texts that people read one after another; messages, legal and press texts may repeat each other. */
const readInOrder =
  /^(?:(?:articles|chapters|course|workbook\/parts)\/.+|evidence|faq|figures-page|about|home|book|landing|blog)$/;

describe('sentences', () => {
  it('are split at full stops and question marks, ignoring quotation marks', () => {
    expect(sentencesOf('“It rang.” Was it you? No')).toEqual(['it rang', 'was it you', 'no']);
  });

  it('are reported if two texts share one', () => {
    const shared = 'You put the phone down and it was still dark.';
    const found = repeatedSentences([
      { file: 'a', texts: [shared] },
      { file: 'b', texts: [`First. ${shared}`] },
    ]);
    expect(found.map(({ files }) => files)).toEqual([['a', 'b']]);
  });

  it('appear in one text only', async () => {
    const prose = await proseOf(contentFiles().filter((file) => readInOrder.test(file)));
    expect(prose.length).toBeGreaterThan(30);
    expect(repeatedSentences(prose)).toEqual([]);
  });
});
