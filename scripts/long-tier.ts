import { spawnSync } from 'node:child_process';
import { progress } from './progress.ts';

interface Part {
  /** Where its tests are: parts of their paths. */
  tests: readonly string[];
  /** Files whose change can break what these tests prove; the tests themselves count, too. */
  covers: readonly RegExp[];
}

const pages = [/^app\//, /^components\//, /^content\//, /^build\//, /^lib\/http\/security-headers/];
const exercise = [/^app\/flip-method-app\//, /^components\/flip\//, /^lib\/domain\/(flip|outbox)/];

/** The one table of what CI runs of the second tier: each part when something that it covers has changed. */
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
  { tests: ['tests/long/engines'], covers: [...pages, ...exercise] },
  { tests: ['tests/long/pages', '/accessibility.spec'], covers: pages },
];

/** Where the tests are that something among these files may break. */
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

/** What differs from where this branch left main, or on main itself from the commit before. Null: unknown. */
function changedFiles(): string[] | null {
  const head = git('rev-parse', 'HEAD');
  const fork = git('merge-base', 'HEAD', 'origin/main');
  const base = process.env.CI_BASE || (fork && fork !== head ? fork : git('rev-parse', 'HEAD~1'));
  const changed = base && git('diff', '--name-only', base);
  return changed === null || changed === '' ? null : changed.split('\n');
}

/**
 * What of the second tier `npm test` runs as well: everything for `LONG=1`, for `LONG=if-changed` the parts that cover
 * a changed file, and nothing otherwise.
 *
 * @returns folders of tests; undefined when nothing is to be run
 */
export function longTier(): string[] | undefined {
  const { LONG } = process.env;
  if (LONG === '1') return parts.flatMap(({ tests }) => tests);
  if (LONG !== 'if-changed') return;
  const changed = changedFiles();
  if (!changed) progress('long tests: there is no earlier commit to compare with; LONG=1 runs them');
  const due = partsFor(changed ?? []);
  progress(`long tests: ${due.join(', ') || 'none is due'}`);
  return due.length > 0 ? due : undefined;
}
