import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildMessage } from './child.ts';
import { startPostgres } from './postgres/cluster.ts';
import { ProcessRecord } from './process-record.ts';
import { type StackSettings, saveSettings } from './settings.ts';

export interface Stack {
  pids: { postgres: number; backend: number; mailbox: number };
  /** Resolves with the name of the first process that ends without having been stopped. */
  ended: Promise<ServiceName>;
  stop(): Promise<void>;
}

type ServiceName = 'postgres' | 'backend' | 'mailbox';
type Report = (line: string) => void;

/**
 * Starts PostgreSQL, the Supabase API and the mailbox, and brings the schema up to date.
 *
 * @param report gets a line for each step.
 * @throws one sentence when something cannot be started; what was started by then is stopped again.
 */
export async function startStack(settings: StackSettings, report: Report): Promise<Stack> {
  const record = new ProcessRecord(settings.dir);
  let stopping = false;
  let tellEnded: (name: ServiceName) => void = () => {};
  const ended = new Promise<ServiceName>((resolve) => {
    tellEnded = resolve;
  });
  const watch = (name: ServiceName, child: ChildProcess) => {
    if (child.pid !== undefined) record.add(name, child.pid);
    child.once('exit', () => {
      if (!stopping) tellEnded(name);
    });
  };
  const stop = () => {
    stopping = true;
    return record.endAll();
  };
  try {
    report('PostgreSQL');
    const postgres = await startPostgres(settings, (child) => watch('postgres', child));
    report('Supabase API, mailbox');
    const start = (name: 'backend' | 'mailbox') =>
      startChild(settings, name, report, (child) => watch(name, child));
    const [mailbox, backend] = await Promise.all([start('mailbox'), start('backend')]);
    return { pids: { postgres: postgres.pid, backend, mailbox }, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts one of the stack's Node processes; resolves with its number when it says that it is ready. */
async function startChild(
  settings: StackSettings,
  name: 'backend' | 'mailbox',
  report: Report,
  onSpawn: (child: ChildProcess) => void,
): Promise<number> {
  const logFile = join(settings.dir, `${name}.log`);
  const log = openSync(logFile, 'w', 0o600);
  const program = fileURLToPath(new URL(`./${name}/main.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, saveSettings(settings)], {
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
  onSpawn(child);
  await untilReady(child, name, logFile, report);
  return child.pid;
}

function untilReady(child: ChildProcess, name: string, logFile: string, report: Report): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if ('progress' in message) report(message.progress);
      else resolve();
    });
    child.once('exit', () =>
      reject(
        new Error(`The ${name} did not start. From ${logFile}:\n${readFileSync(logFile, 'utf8').trim()}`),
      ),
    );
  });
}
