import { randomInt } from 'node:crypto';

/** The seed of `npm test`, so that a run depends on nothing but the code. */
const FIXED_SEED = 1;

/** The seed of this run's random tests: `SEED`, or the fixed one. Child processes inherit the environment. */
export function seedOfRun(): number {
  const seed = Number(process.env.SEED ?? FIXED_SEED);
  if (Number.isInteger(seed)) return seed;
  throw new Error(`SEED must be a whole number, not "${process.env.SEED}".`);
}

/** Chooses and prints a random seed for this run and its child processes, unless `SEED` is set. */
export function randomiseSeed(): void {
  process.env.SEED ??= String(randomInt(2 ** 31));
  process.stdout.write(`Random tests: SEED=${seedOfRun()} repeats them.\n`);
}
