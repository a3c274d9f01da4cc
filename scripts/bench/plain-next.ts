import { execFile, spawn } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, isListening } from '../../supabase/local/ports.ts';
import { endProcess } from '../../supabase/local/process-record.ts';
import { stackSettings } from '../../supabase/local/settings.ts';
import { siteEnv } from '../site.ts';
import { trackedFiles } from '../tracked-files.ts';
import type { Bench } from './part.ts';

const next = resolve('node_modules/next/dist/bin/next');
const dir = resolve('.local-bench/plain');
// Turbopack resolves no packages outside its root.
const adapter = `export default { name: 'plain', modifyConfig: (config) => ({ ...config, turbopack: { root: ${JSON.stringify(resolve('.'))} } }) };\n`;

/** Copies this checkout, with a build adapter that changes nothing. */
function copyProject(): void {
  rmSync(dir, { recursive: true, force: true });
  for (const file of [...trackedFiles(), 'generated'])
    if (!/^(tests|docs)\//.test(file)) cpSync(file, join(dir, file), { recursive: true });
  writeFileSync(join(dir, 'build/adapter.mjs'), adapter);
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
}

/** Serves the same pages as built by plain Next, until the benchmark ends. @returns its URL */
export async function servePlainNext(bench: Bench): Promise<string> {
  await bench.product();
  copyProject();
  const port = await freePort();
  const env = {
    ...siteEnv(stackSettings('bench')),
    NEXT_DIST_DIR: '.next',
    SITE_URL: `http://127.0.0.1:${port}`,
    NODE_ENV: 'production',
  } as const;
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd: dir, env });
  const args = [next, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const { pid } = spawn(process.execPath, args, { cwd: dir, env, stdio: 'ignore', detached: true });
  if (pid) bench.onClose(() => endProcess(pid));
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50))
    if (await isListening(port)) return env.SITE_URL;
  throw new Error('Plain Next did not start.');
}
