import { describe, expect, it } from 'vitest';
import { aiReviews } from '@/content/testimonials';
import { marketingModules } from './marketing-modules';
import { quoted } from './quoted-texts';
import { stringsIn } from './strings-in';

describe('texts quoted in the specification', () => {
  it.each(Object.entries(quoted).flatMap(([file, texts]) => texts.map((text) => [file, text] as const)))(
    '%s contains "%s"',
    (file, text) => {
      const module = Object.entries(marketingModules).find(([name]) => name === file)?.[1];
      expect(stringsIn(module).map((found) => found.text)).toContain(text);
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
