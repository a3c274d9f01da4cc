import { describe, expect, it } from 'vitest';
import { askAbout, askService } from './ask-about';
import { canBeTold } from './compare-times';

const ROUNDS = 12;
/** A machine that turns busy in the middle may part the samples once; a difference parts them every time. */
const TRIES = 3;

async function canAlwaysBeTold(measure: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) if (!(await measure())) return false;
  return true;
}

describe('a stopwatch', () => {
  it('sees at the auth service itself which address has an account', async () => {
    expect(canBeTold(await askService(ROUNDS), ROUNDS)).toBe(true);
  }, 60_000);

  it.each(['sign-in', 'sign-up', 'recovery', 'new link'] as const)(
    'sees nothing at the %s, and there is nothing to read either',
    async (screen) => {
      let seed = 0;
      const told = await canAlwaysBeTold(async () => {
        seed += 1;
        const { answers, ...times } = await askAbout(screen, ROUNDS, seed);
        expect(answers).toHaveLength(1);
        return canBeTold(times, ROUNDS);
      });
      expect(told).toBe(false);
    },
    180_000,
  );
});
