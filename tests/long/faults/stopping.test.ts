import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { isListening } from '@/supabase/local/ports';
import { resetStack } from '@/supabase/local/postgres/home';
import type { StackSettings } from '@/supabase/local/settings';
import { state } from '../../support/stack';

const dir = resolve('.local-stopping');
const site = Number(new URL(state.siteUrl).port) + 320;
const base = Number(new URL(state.supabaseUrl).port) - 1 + 320;
const ports = [site, base + 1, base + 2, base + 4];
let started: ChildProcess | undefined;

afterEach(async () => {
  started?.kill('SIGKILL');
  for (let tries = 0; tries < 100 && existsSync(join(dir, 'processes.json')); tries++) await sleep(100);
  resetStack({ dir } as StackSettings);
  rmSync(dir, { recursive: true, force: true });
});

/** Starts the stack through npm, as a person does; resolves when the output contains `word`. */
async function start(word: string): Promise<ChildProcess> {
  const env = { ...process.env, LOCAL_DIR: dir, PORT: String(site), LOCAL_PORT_BASE: String(base) };
  const child = spawn('npm', ['run', 'dev'], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  started = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  for (let tries = 0; tries < 600 && !output.includes(word); tries++) {
    if (child.exitCode !== null) throw new Error(output);
    await sleep(100);
  }
  return child;
}

const somethingRuns = async () =>
  existsSync(join(dir, 'processes.json')) || (await Promise.all(ports.map(isListening))).includes(true);

for (const [what, signal, word] of [
  ['a SIGTERM to npm', 'SIGTERM', 'Ctrl-C stops everything'],
  ['a SIGHUP to npm, as from a terminal that is closed', 'SIGHUP', 'Ctrl-C stops everything'],
  ['npm is killed', 'SIGKILL', 'Ctrl-C stops everything'],
  ['a SIGTERM to npm while the stack is still starting', 'SIGTERM', 'demo accounts'],
] as const) {
  it(`${what}: every process of the stack ends`, async () => {
    (await start(word)).kill(signal);
    await expect.poll(somethingRuns, { timeout: 20_000, interval: 100 }).toBe(false);
  });
}
