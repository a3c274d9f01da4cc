import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isListening } from '../supabase/local/ports.ts';
import { endProcess, type ProcessName, type ProcessRecord } from '../supabase/local/process-record.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { siteEnv } from './site-env.ts';

export interface Site {
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts Next on the loopback address and resolves once it answers. `start` needs a finished build.
 * @param env added to the stack's variables, or overriding them
 */
export async function startSite(
  settings: StackSettings,
  command: 'start' | 'dev',
  record: ProcessRecord,
  name: ProcessName = 'site',
  env: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const logFile = join(settings.dir, `${name}.log`);
  const log = openSync(logFile, 'a', 0o600);
  const port = String(settings.ports.site);
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', command, '--hostname', '127.0.0.1', '--port', port],
    {
      stdio: ['ignore', command === 'dev' ? 'inherit' : log, command === 'dev' ? 'inherit' : log],
      detached: true,
      env: {
        ...siteEnv(settings),
        OTHER_ORIGINS: `http://127.0.0.1:${port}`,
        ...env,
        NODE_ENV: command === 'dev' ? 'development' : 'production',
      },
    },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('Next could not be started.');
  record.watch(name, child);
  const stop = () => endProcess(pid);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
    if (child.exitCode !== null) {
      const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
      throw new Error(`The site did not start:\n${tail}`);
    }
    if (await isListening(settings.ports.site)) return { pid, stop };
  }
  await stop();
  throw new Error(`The site did not answer within a minute; see ${logFile}.`);
}
