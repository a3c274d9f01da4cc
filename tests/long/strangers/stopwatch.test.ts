import { describe, expect, it } from 'vitest';
import { askAbout, askService } from './ask-about';
import { isDistinguishable } from './compare-times';

const ROUNDS = 12;
/** A load spike may separate the samples once; a real difference separates them every time. */
const TRIES = 3;

async function isAlwaysDistinguishable(measure: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) if (!(await measure())) return false;
  return true;
}

describe('measuring response times', () => {
  it('reveals known addresses at the auth service itself', async () => {
    expect(isDistinguishable(await askService(ROUNDS), ROUNDS)).toBe(true);
  }, 60_000);

  it.each(['sign-in', 'sign-up', 'recovery', 'new link'] as const)(
    'reveals nothing at the %s, and neither does the text',
    async (screen) => {
      let seed = 0;
      const isDifferent = await isAlwaysDistinguishable(async () => {
        seed += 1;
        const { answers, ...times } = await askAbout(screen, ROUNDS, seed);
        expect(answers).toHaveLength(1);
        return isDistinguishable(times, ROUNDS);
      });
      expect(isDifferent).toBe(false);
    },
    180_000,
  );
});
