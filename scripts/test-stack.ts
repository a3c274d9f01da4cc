import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { resetStack } from '../supabase/local/postgres/home.ts';
import { endProcess, ProcessRecord } from '../supabase/local/process-record.ts';
import { type StackSettings, stackSettings } from '../supabase/local/settings.ts';
import { progress } from './report.ts';
import { endLeftovers, type Session, startSession } from './session.ts';
import { fingerprint, notServed } from './site.ts';

/** Once a kept stack is running, this file holds its sources. */
const markOf = ({ dir }: StackSettings) => join(dir, 'kept-from');

const supervisorOf = ({ dir }: StackSettings) =>
  new ProcessRecord(dir).alive().find(({ name }) => name === 'supervisor');

/** Whether a kept stack is alive and matches the current sources. */
function isUsable(settings: StackSettings): boolean {
  const mark = markOf(settings);
  if (!supervisorOf(settings) || !existsSync(mark)) return false;
  return readFileSync(mark, 'utf8') === sourcesOf(settings);
}

/** What a stack serves: its sources, and the program of the data API. */
const sourcesOf = (settings: StackSettings) =>
  `${fingerprint(settings, notServed) ?? Date.now()} ${process.env.POSTGREST ?? ''}`;

/** Stops a stack that was kept or left behind and deletes its data, so that every run starts clean. */
export async function clearTestStack(): Promise<void> {
  const settings = stackSettings('test');
  const supervisor = supervisorOf(settings);
  if (supervisor && existsSync(markOf(settings))) await endProcess(supervisor.pid, 'SIGTERM', 20_000);
  await endLeftovers(settings);
  resetStack(settings);
}

/** Starts a stack for one run. @throws when it cannot start, or another run is alive */
export const startTestStack = (): Promise<Session> => startSession('test', 'start');

/** `test:stack`: keeps a stack running until it is stopped. @returns the exit code */
export async function holdTestStack(): Promise<number> {
  const { settings, ended, stop } = await startTestStack();
  writeFileSync(markOf(settings), sourcesOf(settings));
  await ended;
  await stop();
  return 1;
}

/**
 * Makes sure that a stack is running which outlives this run: reuses the kept one or starts a new one.
 * @throws with its log when it cannot start
 */
export async function keepTestStack(): Promise<void> {
  const settings = stackSettings('test');
  if (isUsable(settings)) return progress('reusing the kept stack');
  await clearTestStack();
  // Anew, as the folder has been deleted.
  const logFile = join(stackSettings('test').dir, 'kept.log');
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'test:stack'], {
    stdio: ['ignore', log, log],
    detached: true,
  });
  progress('starting a stack to keep');
  while (!existsSync(markOf(settings))) {
    if (child.exitCode !== null) throw new Error(readFileSync(logFile, 'utf8').trim());
    await sleep(100);
  }
  child.unref();
}
