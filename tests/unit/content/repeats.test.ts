import { describe, expect, it } from 'vitest';
import { contentFiles } from './every-module';
import { proseOf, repeatedSentences, sentencesOf } from './sentences';

/** Texts that people read one after another; messages, legal and press texts may repeat each other. */
const read =
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
    const prose = await proseOf(contentFiles().filter((file) => read.test(file)));
    expect(prose.length).toBeGreaterThan(30);
    expect(repeatedSentences(prose)).toEqual([]);
  });
});
