import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type PlantedFault, plantedFaults } from './faults.ts';

/** @throws when the text is not there exactly once */
export function withFault({ what, file, from, to }: PlantedFault, source: string): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${what}: the text to change is not once in ${file}`);
  return before + to + after;
}

/** Runs one npm script. @returns what it wrote, and whether it ended well */
function npmScript(args: readonly string[]): Promise<{ output: string; isGood: boolean }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // By name both tiers run, and every commit only the first.
    env: { ...process.env, TIER: 'first' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((done) => child.once('close', (code) => done({ output, isGood: code === 0 })));
}

/** Plants one fault, runs the tests that must fail, and takes it back. @returns the names of what failed */
async function failuresOf(fault: PlantedFault): Promise<string[]> {
  const source = readFileSync(fault.file, 'utf8');
  const takeBack = () => writeFileSync(fault.file, source);
  process.once('exit', takeBack);
  writeFileSync(fault.file, withFault(fault, source));
  try {
    const words = fault.caughtBy.split(' ');
    const { output, isGood } = await npmScript(
      fault.caughtBy === 'check' ? ['check'] : ['test', '--keep', ...words],
    );
    const failed = [...output.matchAll(/^failed: (.+)$/gm)].map(([, name = '']) => name);
    return isGood ? [] : failed;
  } finally {
    takeBack();
    process.off('exit', takeBack);
  }
}

/** `npm run test:faults [-- words]`: whether the tests notice each planted fault, or those whose name has a word. */
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
