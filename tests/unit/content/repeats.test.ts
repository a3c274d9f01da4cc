import { describe, expect, it } from 'vitest';
import { contentFiles } from './every-module';
import { proseOf, repeatedSentences, sentencesOf } from './sentences';

/** Texts that are read one after the other; messages, legal pages and press texts may say a thing again. */
const read =
  /^(?:(?:articles|chapters|course|workbook\/parts)\/.+|evidence|faq|figures-page|about|home|book|landing|blog)$/;

describe('sentences', () => {
  it('are told apart at full stops and question marks, whatever the quotation marks', () => {
    expect(sentencesOf('“It rang.” Was it you? No')).toEqual(['it rang', 'was it you', 'no']);
  });

  it('are found when two texts share one', () => {
    const shared = 'You put the phone down and it was still dark.';
    const found = repeatedSentences([
      { file: 'a', texts: [shared] },
      { file: 'b', texts: [`First. ${shared}`] },
    ]);
    expect(found.map(({ files }) => files)).toEqual([['a', 'b']]);
  });

  it('stand in one text only', async () => {
    const prose = await proseOf(contentFiles().filter((file) => read.test(file)));
    expect(prose.length).toBeGreaterThan(30);
    expect(repeatedSentences(prose)).toEqual([]);
  });
});
