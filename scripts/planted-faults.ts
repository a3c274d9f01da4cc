import { type ExecFileException, execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type PlantedFault, plantedFaults } from '../tests/support/planted-faults.ts';

/** Returns the source with the fault. @throws unless the text occurs exactly once */
export function withFault({ what, file, from, to }: PlantedFault, source: string): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${what}: the text to replace does not occur exactly once in ${file}`);
  return before + to + after;
}

/** Runs an npm script. @returns its output if it failed, or null */
async function failureOf(args: readonly string[]): Promise<string | null> {
  // Tests chosen by name run in both tiers; CI runs only the first on every commit.
  const options = { env: { ...process.env, TIER: 'first' }, maxBuffer: Infinity };
  const run = promisify(execFile)(process.execPath, ['scripts/run.mjs', ...args], options);
  return run.then(
    () => null,
    ({ stdout = '', stderr = '' }: ExecFileException) => stdout + stderr,
  );
}

/** Plants a fault, runs the tests that must fail, and reverts it. @returns the names of the failures */
async function failuresOf(fault: PlantedFault): Promise<string[]> {
  const source = readFileSync(fault.file, 'utf8');
  const takeBack = () => writeFileSync(fault.file, source);
  process.once('exit', takeBack);
  writeFileSync(fault.file, withFault(fault, source));
  try {
    const isCheck = fault.caughtBy === 'check';
    const output = await failureOf(isCheck ? ['check'] : ['test', '--keep', ...fault.caughtBy.split(' ')]);
    return [...(output ?? '').matchAll(/^failed: (.+)$/gm)].map(([, name = '']) => name);
  } finally {
    takeBack();
    process.off('exit', takeBack);
  }
}

/**
 * `npm run test:faults [-- words]`: checks that the tests catch each fault, or those whose name has one of
 * the words.
 */
export async function runPlantedFaults(words: readonly string[]): Promise<number> {
  const chosen = plantedFaults.filter(
    ({ what }) => words.length === 0 || words.some((word) => what.includes(word)),
  );
  let missed = 0;
  for (const fault of chosen) {
    const failures = await failuresOf(fault);
    if (failures.length === 0) missed += 1;
    process.stdout.write(
      `${failures.length > 0 ? 'caught' : 'MISSED'}  ${fault.what}\n        by ${failures[0] ?? 'nothing'}\n`,
    );
  }
  process.stdout.write(`\n${chosen.length - missed} passed, ${missed} failed\n`);
  return missed > 0 ? 1 : 0;
}
