import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { overlongFiles } from './file-sizes.ts';
import { brokenImportRules } from './import-rules.ts';
import { progress } from './progress.ts';
import { addTallies, reportTally, type Tally } from './tally.ts';

const roots = [
  'app',
  'components',
  'content',
  'lib',
  'build',
  'scripts',
  'tools',
  'supabase',
  'middleware.ts',
  'instrumentation.ts',
];

/** Runs a tool from node_modules; resolves with its complaints, or an empty array if it succeeds. */
async function tool(program: string, ...args: string[]): Promise<string[]> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  try {
    await promisify(execFile)(process.execPath, [`node_modules/${program}`, ...args], {
      env,
      maxBuffer: Infinity,
    });
    return [];
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as ExecFileException;
    return [(stdout + stderr).trim() || message];
  }
}

type Check = readonly [name: string, run: () => Promise<string[]>];

/** Generates Next's route types, which a fresh checkout lacks. */
const routes: Check = ['routes', () => tool('next/dist/bin/next', 'typegen')];

/** Checks that need the route types. */
const afterRoutes: readonly Check[] = [
  ['types', () => tool('typescript/bin/tsc', '--noEmit')],
  ['dead code', () => tool('knip/bin/knip.js', '--no-progress')],
];

const others: readonly Check[] = [
  ['format and lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['import rules', () => brokenImportRules(roots)],
  ['file sizes', async () => overlongFiles()],
];

/** Runs one check and prints its result. */
async function runCheck([name, run]: Check): Promise<Tally> {
  const faults = await run();
  progress(`${name}: ${faults.length === 0 ? 'ok' : `failed\n${faults.join('\n')}`}`);
  return faults.length === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

const sideBySide = async (checks: readonly Check[]) => addTallies(await Promise.all(checks.map(runCheck)));

/** Runs every static check. */
export async function runChecks(): Promise<Tally> {
  const inTurn = async () => addTallies([await runCheck(routes), await sideBySide(afterRoutes)]);
  return addTallies(await Promise.all([inTurn(), sideBySide(others)]));
}

/** `npm run check`. */
export async function run(): Promise<number> {
  return reportTally(await runChecks());
}
