import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildMessage } from './child.ts';
import { startPostgres } from './postgres/cluster.ts';
import type { ProcessRecord } from './process-record.ts';
import { type StackSettings, saveSettings } from './settings.ts';

type Report = (line: string) => void;

/**
 * Starts PostgreSQL, the Supabase API and the mailbox, and applies migrations.
 * @param record watches and ends the processes
 * @param report gets one line per step.
 * @returns process ids
 * @throws one sentence if something cannot be started
 */
export async function startStack(settings: StackSettings, record: ProcessRecord, report: Report) {
  report('PostgreSQL');
  const postgres = await startPostgres(settings, (child) => record.watch('postgres', child));
  report('Supabase API, mailbox');
  const start = (name: 'backend' | 'mailbox') =>
    startChild(settings, name, report, (child) => record.watch(name, child));
  const [mailbox, backend] = await Promise.all([start('mailbox'), start('backend')]);
  return { postgres: postgres.pid, backend, mailbox };
}

/** Starts one of the stack's Node processes; resolves with its pid once it is ready. */
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
      else if ('failed' in message) reject(new Error(message.failed));
      else resolve();
    });
    child.once('exit', () =>
      reject(
        new Error(`The ${name} did not start. From ${logFile}:\n${readFileSync(logFile, 'utf8').trim()}`),
      ),
    );
  });
}
