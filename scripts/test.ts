import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ProcessRecord } from '../supabase/local/process-record.ts';
import { resetStack } from '../supabase/local/reset-stack.ts';
import { stackSettings } from '../supabase/local/settings.ts';
import { runChecks } from './check.ts';
import { findChromium } from './chromium.ts';
import { endLeftovers } from './leftovers.ts';
import { progress } from './progress.ts';
import { type Session, startSession } from './session.ts';
import { addTallies, type Tally } from './tally.ts';

const reportFile = '.local-test/report.json';

/** Runs a test runner that leaves its figures in `reportFile`; one that leaves none has failed. */
async function runner(
  args: string[],
  env: Record<string, string>,
  read: (report: unknown) => Tally,
): Promise<Tally> {
  rmSync(reportFile, { force: true });
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  const tally = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0 };
  // A file that could not even be loaded counts no test as failed, yet the runner says so.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function vitest(project: 'unit' | 'database'): Promise<Tally> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return runner([...args, ...reporters], { LOCAL_DIR: '.local-test' }, (report) => {
    const { numPassedTests, numFailedTests } = report as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
  });
}

/** What has to be the same whether React starts on use or with the page: forms, and ways from page to page. */
const alikeTests = [
  'quiet/alike',
  'mail/contact',
  'mail/workbook-form',
  'mail/landing-form',
  'site/book',
  'frame/frame',
].map((name) => `tests/e2e/${name}`);

function playwright(chromium: string, ...only: string[]): Promise<Tally> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...only];
  const env = { LOCAL_DIR: '.local-test', CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
  return runner(args, env, (report) => {
    const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** The stack of the tests, always from nothing, so that one run leaves nothing to the next. */
async function startFresh(): Promise<Session> {
  const settings = stackSettings('test');
  await endLeftovers(settings, new ProcessRecord(settings.dir));
  resetStack(settings);
  return startSession('test', 'start');
}

async function againstTheStack(): Promise<Tally> {
  let session: Session;
  try {
    session = await startFresh();
  } catch (error) {
    progress(`the stack did not start: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
  try {
    const database = await vitest('database');
    const chromium = findChromium();
    if (!chromium) progress('no Chromium could be found or installed; set CHROMIUM_PATH');
    const browser = chromium ? await playwright(chromium) : { passed: 0, failed: 1 };
    await session.stop();
    return addTallies([database, browser, chromium ? await withoutQuietPages(chromium) : browser]);
  } finally {
    await session.stop();
  }
}

/** The same stack once more, with pages as Next has built them. */
async function withoutQuietPages(chromium: string): Promise<Tally> {
  progress('the site without quiet pages');
  process.env.QUIET_PAGES = '0';
  const session = await startSession('test', 'start');
  try {
    return await playwright(chromium, ...alikeTests, '--project=desktop', '--project=no-js');
  } finally {
    await session.stop();
    delete process.env.QUIET_PAGES;
  }
}

/** `npm test`: everything, against a stack of its own beside the one of `npm run up`. */
export async function run(): Promise<number> {
  stackSettings('test');
  const tallies = [await runChecks(), await vitest('unit'), await againstTheStack()];
  const { passed, failed } = addTallies(tallies);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}
