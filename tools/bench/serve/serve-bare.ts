import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isListening } from '../../../supabase/local/ports.ts';
import { endProcess } from '../../../supabase/local/process-record.ts';
import { type BarePage, bareEnv, buildBarePage, nextProgram } from '../bare-page.ts';
import type { Place } from './place.ts';

/** Builds the bare page and serves it as the product is served. */
export async function serveBare(): Promise<Place & { page: BarePage }> {
  const page = await buildBarePage();
  const port = await freePort();
  const child = spawn(process.execPath, [nextProgram, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    // Next takes what it finds in the folder that it is started from.
    cwd: page.dir,
    stdio: 'ignore',
    detached: true,
    env: bareEnv(),
  });
  // Ctrl-C ends this program at once; what it started must not outlive it.
  process.once('exit', () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    page.remove();
  });
  const close = async () => {
    if (child.pid !== undefined) await endProcess(child.pid);
    page.remove();
  };
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
    if (await isListening(port)) return { url: `http://127.0.0.1:${port}`, page, close };
    if (child.exitCode !== null) break;
  }
  await close();
  throw new Error('The bare page is not served.');
}
