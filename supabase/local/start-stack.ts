import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from './database/migrate.ts';
import { preparePlatform } from './database/prepare-platform.ts';
import { startPostgres } from './postgres/cluster.ts';
import { endProcess, type ProcessName, ProcessRecord } from './process-record.ts';
import { databaseUrl, type StackSettings, saveSettings } from './settings.ts';

export interface Stack {
  pids: { postgres: number; backend: number; mailbox: number };
  stop(): Promise<void>;
}

type Report = (line: string) => void;

/**
 * Starts PostgreSQL, the Supabase API and the mailbox, and brings the schema up to date.
 *
 * @param report gets a line for each step.
 * @throws one sentence when something cannot be started; what was started by then is stopped again.
 */
export async function startStack(settings: StackSettings, report: Report): Promise<Stack> {
  const record = new ProcessRecord(settings.dir);
  const file = saveSettings(settings);
  const started: { pid: number; ask: NodeJS.Signals }[] = [];
  // The database goes last, after those that use it.
  const stop = async () => {
    for (const { pid, ask } of started.splice(0).reverse()) await endProcess(pid, ask);
  };
  try {
    report('PostgreSQL');
    const postgres = await startPostgres(settings, (pid) => {
      started.push({ pid, ask: 'SIGINT' });
      record.add('postgres', pid);
    });
    await preparePlatform(settings);
    for (const name of await migrate(databaseUrl(settings))) report(`migration ${name}`);
    report('Supabase API, mailbox');
    const start = (name: 'backend' | 'mailbox') =>
      startChild(settings, name, file, (pid) => {
        started.push({ pid, ask: 'SIGTERM' });
        record.add(name, pid);
      });
    const [mailbox, backend] = await Promise.all([start('mailbox'), start('backend')]);
    return { pids: { postgres: postgres.pid, backend, mailbox }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts one of the stack's Node processes; resolves with its number when it says that it is ready. */
async function startChild(
  settings: StackSettings,
  name: ProcessName & ('backend' | 'mailbox'),
  settingsFile: string,
  onSpawn: (pid: number) => void,
): Promise<number> {
  const log = openSync(join(settings.dir, `${name}.log`), 'a', 0o600);
  const program = fileURLToPath(new URL(`./${name}/main.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, settingsFile], {
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      LITE_TELEMETRY: '0',
      DO_NOT_TRACK: '1',
    },
  });
  if (child.pid === undefined) throw new Error(`The ${name} could not be started.`);
  onSpawn(child.pid);
  await untilReady(child, name, settings);
  return child.pid;
}

function untilReady(child: ChildProcess, name: string, settings: StackSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      child.removeAllListeners('exit');
      resolve();
    });
    child.once('exit', (code) =>
      reject(new Error(`The ${name} ended with code ${code}; see ${join(settings.dir, `${name}.log`)}.`)),
    );
  });
}
