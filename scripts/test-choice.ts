import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { progress } from './report.ts';

/** The test runners: which files each takes, and in which projects of its configuration. */
export const runners = {
  unit: { tool: 'vitest', files: /^tests\/unit\/.+\.test\.tsx?$/, projects: ['unit', 'unit-alone'] },
  database: { tool: 'vitest', files: /^tests\/database\/.+\.test\.ts$/, projects: ['database', 'stack'] },
  browser: {
    tool: 'playwright',
    files: /^tests\/e2e\/(?!.+\.alone\.).+\.spec\.ts$/,
    projects: ['device', 'desktop', 'forms', 'mobile', 'no-js'],
  },
  // These change global state or need it not to change, so they run separately.
  browserAlone: { tool: 'playwright', files: /^tests\/e2e\/.+\.alone\.spec\.ts$/, projects: ['alone'] },
  longStack: { tool: 'vitest', files: /^tests\/long\/.+\.test\.ts$/, projects: ['long'] },
  longBrowser: {
    tool: 'playwright',
    files: /^tests\/long\/(?!.+\.alone\.).+\.spec\.ts$/,
    projects: ['long'],
  },
  longBrowserAlone: {
    tool: 'playwright',
    files: /^tests\/long\/.+\.alone\.spec\.ts$/,
    projects: ['long-alone'],
  },
} as const;

export type RunnerName = keyof typeof runners;

/** Paths of all test files, relative to the project root. */
export function testFiles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => Object.values(runners).some(({ files }) => files.test(file)))
    .sort();
}

/** Returns, by runner, the files whose path contains one of the words. Null: none does. */
export function chooseFiles(
  words: readonly string[],
  files: readonly string[] = testFiles(),
): Partial<Record<RunnerName, string[]>> | null {
  const chosen = files.filter((file) => words.some((word) => file.includes(word)));
  if (chosen.length === 0) return null;
  const lists = Object.entries(runners).map(([name, runner]) => {
    return [name, chosen.filter((file) => runner.files.test(file))] as const;
  });
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

interface Part {
  /** Substrings of the paths of its tests. */
  tests: readonly string[];
  /** Files whose changes make it due; so do changes to the tests themselves. */
  covers: readonly RegExp[];
}

const pages = [/^app\//, /^components\//, /^content\//, /^build\//, /^lib\/http\/security-headers/];
const exercise = [/^app\/flip-method-app\//, /^lib\/domain\/(flip|outbox)/];

/** The parts of the second tier. CI runs a part when a file that it covers has changed. */
export const parts: readonly Part[] = [
  {
    tests: ['tests/long/faults', 'tests/e2e/auth', 'tests/e2e/admin'],
    covers: [/^supabase\/local\//, /^scripts\//, /^lib\/(supabase|http|data)\//, /^app\/admin\//],
  },
  {
    tests: ['tests/long/strangers', 'tests/e2e/auth'],
    covers: [/^lib\/(auth|rate-limit|forms)\//, /^app\/.*(auth|actions?)/],
  },
  {
    tests: ['tests/long/deploy'],
    covers: [/^build\//, /^next\.config/, /^Dockerfile/, /^package/, /^lib\/http\/security-headers/],
  },
  { tests: ['tests/long/newsletter'], covers: [/^lib\/domain\/mail-queue\//, /^supabase\/migrations\//] },
  { tests: ['tests/long/exercise', 'tests/e2e/flip'], covers: exercise },
  { tests: ['tests/long/engines', 'tests/long/reader'], covers: [...pages, ...exercise] },
  { tests: ['tests/long/pages', '/accessibility.spec'], covers: pages },
];

/** Returns the test paths of each part that is due after changes to these files. */
export const partsFor = (files: readonly string[]): string[] =>
  parts
    .filter(({ tests, covers }) =>
      files.some(
        (file) => tests.some((path) => file.includes(path)) || covers.some((pattern) => pattern.test(file)),
      ),
    )
    .flatMap(({ tests }) => tests);

function git(...args: string[]): string | null {
  const answer = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return answer.status === 0 ? answer.stdout.trim() : null;
}

/** Files changed since the branch point from main or, on main, since the previous commit. Null: unknown. */
function changedFiles(): string[] | null {
  const head = git('rev-parse', 'HEAD');
  const fork = git('merge-base', 'HEAD', 'origin/main');
  const base = process.env.CI_BASE || (fork && fork !== head ? fork : git('rev-parse', 'HEAD~1'));
  const changed = base && git('diff', '--name-only', base);
  return changed === null || changed === '' ? null : changed.split('\n');
}

/**
 * Chooses what `npm test` runs of the second tier: everything with `LONG=1`, the parts that cover a changed
 * file with `LONG=if-changed`, nothing otherwise.
 * @returns path filters; undefined to run nothing
 */
export function longTier(): string[] | undefined {
  const { LONG } = process.env;
  if (LONG === '1') return parts.flatMap(({ tests }) => tests);
  if (LONG !== 'if-changed') return;
  const changed = changedFiles();
  if (!changed) progress('long tests: no earlier commit to compare with; run them with LONG=1');
  const due = partsFor(changed ?? []);
  progress(`long tests: ${due.join(', ') || 'none due'}`);
  return due.length > 0 ? due : undefined;
}
