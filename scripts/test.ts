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
import { addTallies, reportTally, type Tally } from './tally.ts';
import { readPlaywright, readVitest } from './test-reports.ts';

const reportFile = '.local-test/report.json';

/** Runs a test runner that leaves its report in `reportFile`; one that leaves none has failed. */
async function runner(
  name: string,
  args: string[],
  env: Record<string, string>,
  read: (report: unknown) => Tally,
): Promise<Tally> {
  rmSync(reportFile, { force: true });
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  const tally = existsSync(reportFile)
    ? read(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failures: [] };
  const isSilent = code !== 0 && tally.failures.length === 0;
  return isSilent ? { ...tally, failures: [`${name} ended with ${code}`] } : tally;
}

function vitest(project: 'unit' | 'database'): Promise<Tally> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return runner(`vitest ${project}`, [...args, ...reporters], { LOCAL_DIR: '.local-test' }, readVitest);
}

/** What has to be the same whether React runs on the page or not: forms, and ways from page to page. */
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
  return runner('playwright', args, env, readPlaywright);
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
    return {
      passed: 0,
      failures: [`the stack did not start: ${error instanceof Error ? error.message : error}`],
    };
  }
  try {
    const database = await vitest('database');
    const chromium = findChromium();
    if (!chromium)
      return addTallies([
        database,
        { passed: 0, failures: ['no Chromium could be found or installed; set CHROMIUM_PATH'] },
      ]);
    const browser = await playwright(chromium);
    await session.stop();
    return addTallies([database, browser, await withoutQuietPages(chromium)]);
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
  return reportTally(addTallies([await runChecks(), await vitest('unit'), await againstTheStack()]));
}
