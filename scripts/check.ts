import { spawn } from 'node:child_process';
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

/** Runs a tool of node_modules; resolves with what is wrong, nothing when all is well. */
function tool(program: string, ...args: string[]): Promise<string[]> {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) =>
      resolve(code === 0 ? [] : [output.trim() || `${program} ended with ${code}`]),
    );
  });
}

type Check = readonly [name: string, run: () => Promise<string[]>];

export const checks: readonly [Check, ...Check[]] = [
  // Next writes the types of the routes first, which a fresh checkout does not have.
  ['routes', () => tool('next/dist/bin/next', 'typegen')],
  ['types', () => tool('typescript/bin/tsc', '--noEmit')],
  ['format and lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['import rules', () => brokenImportRules(roots)],
  ['dead code', () => tool('knip/bin/knip.js', '--no-progress')],
  ['file sizes', async () => overlongFiles()],
];

/** One check, with a line of its own. */
async function runCheck(name: string, run: () => Promise<string[]>): Promise<Tally> {
  const faults = await run();
  progress(`${name}: ${faults.length === 0 ? 'ok' : `failed\n${faults.join('\n')}`}`);
  return faults.length === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

/** Every check that needs no running product: the first prepares the others, which run side by side. */
export async function runChecks(): Promise<Tally> {
  const [[name, run], ...others] = checks;
  const first = await runCheck(name, run);
  return addTallies([first, ...(await Promise.all(others.map((check) => runCheck(...check))))]);
}

/** `npm run check`. */
export async function run(): Promise<number> {
  return reportTally(await runChecks());
}
