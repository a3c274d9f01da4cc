import { randomInt } from 'node:crypto';

/**
 * The seed of all random tests of a run: SEED, or one by chance, which is said. The processes that a run starts
 * inherit it.
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
