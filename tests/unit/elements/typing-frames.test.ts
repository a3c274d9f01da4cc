// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { typingFrames } from '@/components/elements/page';
import { home } from '@/content/home';
import { fc } from '../../support/random';

const times = [100, 200, 1500, 800] as const;

function take(count: number, phrases: readonly string[], random = () => 0.5) {
  const frames = typingFrames(phrases, times, random);
  return Array.from({ length: count }, () => frames.next().value);
}

describe('the typing frames', () => {
  it('type a phrase, hold it, clear it and continue with the next', () => {
    expect(take(7, ['abc', 'de'])).toEqual([
      ['a', 150],
      ['ab', 150],
      ['abc', 1500],
      ['', 800],
      ['d', 150],
      ['de', 1500],
      ['', 800],
    ]);
  });

  it('restart after the last phrase', () => {
    expect(take(5, ['ab']).map(([text]) => text)).toEqual(['a', 'ab', '', 'a', 'ab']);
  });

  it('take 100 to 200 milliseconds per character', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const [first] = take(1, ['abc'], () => chance);
        expect(first?.[1]).toBeGreaterThanOrEqual(100);
        expect(first?.[1]).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('use the phrases, suggestions and timings of the specification', () => {
    expect(new Set(home.hero.searches).size).toBe(20);
    expect(new Set(home.hero.suggestions).size).toBe(4);
    expect(home.typing).toEqual({ perCharacterMs: [100, 200], holdMs: 1500, clearMs: 800 });
  });
});
