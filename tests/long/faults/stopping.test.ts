import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { endLeftovers } from '@/scripts/session';
import { isListening } from '@/supabase/local/ports';
import { resetStack } from '@/supabase/local/postgres/home';
import { loadSettings, type StackSettings } from '@/supabase/local/settings';
import { state } from '../../support/stack';

/** A stack of its own in a git-ignored folder of the checkout, with ports beside those of the other tests. */
const dir = resolve('.local-stopping');
const portOf = (url: string) => Number(new URL(url).port) + 300;
const env = {
  ...process.env,
  LOCAL_DIR: dir,
  PORT: String(portOf(state.siteUrl)),
  LOCAL_PORT_BASE: String(portOf(state.supabaseUrl) - 1),
  // Behind a proxy, which does not lead to this machine.
  ...{ NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9', http_proxy: 'http://127.0.0.1:9' },
};

const reset = () => resetStack({ dir } as StackSettings);
beforeAll(reset);
afterAll(reset);

const running = 'Ctrl-C stops everything';
// Each starts what the one before it has left.
it.each([
  ['a SIGTERM to npm while the stack is still starting', 'SIGTERM', 'demo accounts'],
  ['a SIGTERM to npm', 'SIGTERM', running],
  ['a SIGHUP to npm, as from a terminal that is closed', 'SIGHUP', running],
  ['npm is killed', 'SIGKILL', running],
] as const)('%s: every process of the stack ends', async (_, signal, word) => {
  // Through npm, as a person does, whose new files are their own.
  const npm = spawn('sh', ['-c', 'umask 077 && exec npm run dev'], {
    ...{ stdio: ['ignore', 'pipe', 'pipe'], detached: true, env },
  });
  onTestFinished(async () => {
    npm.kill('SIGKILL');
    await endLeftovers({ dir }).catch(() => {});
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  await expect.poll(() => output, { timeout: 90_000 }).toContain(word);
  const ports = Object.values(loadSettings(join(dir, 'settings.json')).ports);
  npm.kill(signal);
  const somethingRuns = async () =>
    existsSync(join(dir, 'processes.json')) || (await Promise.all(ports.map(isListening))).includes(true);
  await expect.poll(somethingRuns, { timeout: 20_000, interval: 100 }).toBe(false);
});
