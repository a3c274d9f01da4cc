import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { siteEnv } from '../../scripts/site-env.ts';
import { trackedFiles } from '../../scripts/tracked-files.ts';
import { freePort, isListening } from '../../supabase/local/ports.ts';
import { endProcess } from '../../supabase/local/process-record.ts';
import { stackSettings } from '../../supabase/local/settings.ts';
import type { Bench } from './devices.ts';

const next = resolve('node_modules/next/dist/bin/next');

/** Creates a project in `.local-bench` that uses this checkout's packages. */
function makeProject(name: string, files: Record<string, string>): string {
  const dir = resolve('.local-bench', name);
  rmSync(dir, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** Builds a project and serves it until the benchmark ends. @returns its URL */
async function serve(dir: string, port: number, env: NodeJS.ProcessEnv, bench: Bench): Promise<string> {
  const all = { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd: dir, env: all });
  const args = [next, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const server = spawn(process.execPath, args, { cwd: dir, env: all, stdio: 'ignore', detached: true });
  const { pid } = server;
  if (pid) bench.onClose(() => endProcess(pid));
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50))
    if (await isListening(port)) return `http://127.0.0.1:${port}`;
  throw new Error(`${dir} did not start.`);
}

/** Serves the same pages as built by plain Next: this checkout with a no-op build adapter. */
export async function servePlainNext(bench: Bench): Promise<string> {
  await bench.product();
  const dir = makeProject('plain', {
    // Turbopack resolves no packages outside its root.
    'build/adapter.mjs': `export default { name: 'plain', modifyConfig: (config) => ({ ...config, turbopack: { root: ${JSON.stringify(resolve('.'))} } }) };\n`,
  });
  for (const file of trackedFiles())
    if (file !== 'build/adapter.mjs' && !/^(tests|docs|tools)\//.test(file)) cpSync(file, join(dir, file));
  cpSync('generated', join(dir, 'generated'), { recursive: true });
  const settings = stackSettings('bench');
  const port = await freePort();
  const env = { ...siteEnv(settings), NEXT_DIST_DIR: '.next', SITE_URL: `http://127.0.0.1:${port}` };
  return serve(dir, port, env, bench);
}

/** Serves a minimal Next app: a layout and a page of one line. */
export async function serveBareNext(bench: Bench): Promise<string> {
  const dir = makeProject('bare', {
    'app/layout.js': `export const metadata = { title: 'Bare' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
    'app/page.js': 'export default function Page() { return <h1>Bare</h1>; }\n',
    // Browsers request an icon.
    'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };\n`,
  });
  return serve(dir, await freePort(), process.env, bench);
}
