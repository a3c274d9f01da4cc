import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { findChromium } from './chromium.ts';
import type { Tally } from './report.ts';

/** The test runners: which files each takes, and in which projects of its configuration. */
export const runners = {
  unit: { tool: 'vitest', files: /^tests\/unit\/.+\.test\.tsx?$/, projects: ['unit', 'unit-alone'] },
  database: {
    tool: 'vitest',
    files: /^tests\/database\/.+\.test\.ts$/,
    projects: ['database', 'stack', 'stack-alone'],
  },
  browserForms: {
    tool: 'playwright',
    files: /^tests\/e2e\/(?:auth|admin|mail)\/(?!.+\.alone\.).+\.spec\.ts$/,
    projects: ['forms'],
  },
  browserPages: {
    tool: 'playwright',
    files: /^tests\/e2e\/(?!(?:auth|admin|mail)\/|.+\.alone\.).+\.spec\.ts$/,
    projects: ['device', 'desktop'],
  },
  // These change global state of forms and the workspace, or need it not to change.
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
function testFiles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file}`)
    .filter((file) => Object.values(runners).some(({ files }) => files.test(file)))
    .sort();
}

/** Returns, by runner, the files whose path contains one of the words. Null: none does. */
export function chooseFiles(words: readonly string[]): Partial<Record<RunnerName, string[]>> | null {
  const chosen = testFiles().filter((file) => words.some((word) => file.includes(word)));
  if (chosen.length === 0) return null;
  const lists = Object.entries(runners).map(([name, runner]) => {
    return [name, chosen.filter((file) => runner.files.test(file))] as const;
  });
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

/** Reads the report of vitest's JSON reporter. A file that failed to load counts as one failure. */
function readVitest({ testResults }: JsonTestResults): Tally {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed');
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
  const flaky = passed.filter(({ meta }) => meta.isRetried).map(({ fullName }) => fullName);
  return { passed: passed.length - flaky.length, failures, flaky };
}

/** Full names of the tests with a status; of skipped ones, only those with a reason, and the reason. */
function namesOf(
  wanted: 'unexpected' | 'flaky' | 'skipped',
  { title, suites = [], specs }: JSONReportSuite,
  place = '',
): string[] {
  const here = `${place}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ projectName, status, annotations }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      if (status !== wanted || (wanted === 'skipped' && !reason)) return [];
      return [`[${projectName}] ${here}${spec.title}${wanted === 'skipped' ? `: ${reason}` : ''}`];
    }),
  );
  return [...own, ...suites.flatMap((suite) => namesOf(wanted, suite, here))];
}

/** Reads the report of Playwright's JSON reporter. A file that failed to load is an error of the run. */
function readPlaywright({ stats, suites, errors }: JSONReport): Tally {
  const names = (wanted: Parameters<typeof namesOf>[0]) => suites.flatMap((suite) => namesOf(wanted, suite));
  const broken = errors.map(({ message = 'an error outside the tests' }) => message.split('\n')[0] ?? '');
  return {
    passed: stats.expected,
    failures: [...names('unexpected'), ...broken],
    flaky: names('flaky'),
    skipped: names('skipped'),
  };
}

const dir = '.local-test';

/** What to run: files, or tests by their title. */
export interface Choice {
  files?: readonly string[];
  title?: string;
  /** Runs at a lower CPU priority than concurrent work. */
  lowPriority?: boolean;
  /** Limits browser tests to one tier; tests of the second have the tag `@long`. */
  tier?: 'first' | 'second';
  /** Browser tests print nothing. */
  silent?: boolean;
}

/** Runs a test runner that writes a JSON report; without a report it has failed. */
async function runner<Report>(
  name: string,
  report: string,
  args: string[],
  env: Record<string, string>,
  read: (report: Report) => Tally,
  { lowPriority = false, silent = false }: Choice = {},
): Promise<Tally> {
  rmSync(report, { force: true });
  const child = spawn(process.execPath, args, {
    stdio: silent ? 'ignore' : 'inherit',
    env: { ...process.env, ...env },
  });
  if (lowPriority && child.pid !== undefined) setPriority(child.pid, 5);
  const end = () => void child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  const tally = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { passed: 0, failures: [] };
  const isSilent = code !== 0 && tally.failures.length === 0;
  return isSilent ? { ...tally, failures: [`${name} exited with code ${code}`] } : tally;
}

/** Runs projects of vitest.config.ts. */
export function vitest(
  projects: readonly string[],
  { files = [], title, lowPriority }: Choice = {},
): Promise<Tally> {
  const name = `vitest ${projects.join(' ')}`;
  const report = `${dir}/${projects.join('-')}.json`;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(title ? ['--testNamePattern', title] : []),
    ...(title || files.length > 0 ? ['--passWithNoTests', ...files] : []),
  ];
  return runner(name, report, args, { LOCAL_DIR: dir }, readVitest, { lowPriority });
}

/** Runs projects of playwright.config.ts. */
export async function playwright(
  projects: readonly string[],
  { files = [], title, tier, silent }: Choice = {},
): Promise<Tally> {
  const chromium = await findChromium();
  if (!chromium)
    return { passed: 0, failures: ['Chromium was not found and could not be installed; set CHROMIUM_PATH'] };
  const report = `${dir}/${[...projects, tier].join('-')}.json`;
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=line,json',
    ...projects.map((project) => `--project=${project}`),
    ...(title ? ['--grep', title] : []),
    ...(title || files.length > 0 || tier === 'second' ? ['--pass-with-no-tests', ...files] : []),
  ];
  const env = {
    LOCAL_DIR: dir,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(tier && { TIER: tier }),
  };
  return runner('playwright', report, args, env, readPlaywright, { silent });
}
