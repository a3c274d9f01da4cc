import { randomInt } from 'node:crypto';

/**
 * Returns the seed of a run's random tests: SEED, or a random one, which is printed. Child processes inherit
 * it through the environment.
 */
export function seedOfRun(): number {
  if (!process.env.SEED) {
    process.env.SEED = String(randomInt(2 ** 31));
    process.stdout.write(`Random tests: SEED=${process.env.SEED} repeats them.\n`);
  }
  const seed = Number(process.env.SEED);
  if (Number.isInteger(seed)) return seed;
  throw new Error(`SEED must be a whole number, not "${process.env.SEED}".`);
}
