import { type ExecFileException, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { addTallies, progress, reportTally, type Tally } from './report.ts';
import { trackedFiles } from './tracked-files.ts';

/**
 * Checks source files against the rules of .dependency-cruiser.mjs.
 * @param paths files or folders, relative to `baseDir`
 * @returns one line for each violation: the rule, the importing file and the imported one
 */
export async function brokenImportRules(paths: string[], baseDir = process.cwd()): Promise<string[]> {
  // swc, because TypeScript 7 exposes no parser.
  const result = await cruise(paths, {
    ...config.options,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    parser: 'swc',
    baseDir,
  });
  const { summary } = result.output as ICruiseResult;
  // Without a parser it cruises no file and reports no violation.
  if (summary.totalCruised === 0) return ['no file was read: is @swc/core installed?'];
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** A longer file covers more than one topic. */
const limit = 300;

/** Content, generated and third-party files. */
const exempt = /^(content\/|components\/ui\/|lib\/supabase\/database\.types\.ts|supabase\/schema\.sql)/;
/** Test data and set-up may be longer than a test. */
const isTestData = (file: string) => file.startsWith('tests/') && !/\.(spec|test)\.tsx?$/.test(file);
const handWritten = /\.(ts|tsx|mjs|css|sql)$/;

/** @returns one line for each hand-written file over the limit */
export function overlongFiles(): string[] {
  return trackedFiles()
    .filter((file) => handWritten.test(file) && !exempt.test(file) && !isTestData(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${limit}`);
}

const roots = [
  'app',
  'components',
  'content',
  'lib',
  'build',
  'scripts',
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
