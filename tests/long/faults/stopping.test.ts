import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isListening } from '@/supabase/local/ports';
import { OwnServices, type Run } from './own-services';

const services = new OwnServices('stopping');
let run: Run;

afterEach(async () => {
  run.process.kill('SIGKILL');
  await services.remove();
});

const running = 'Ctrl-C stops everything';
it.each([
  ['a SIGTERM to npm', 'SIGTERM', running],
  ['a SIGHUP to npm, as from a terminal that is closed', 'SIGHUP', running],
  ['npm is killed', 'SIGKILL', running],
  ['a SIGTERM to npm while the stack is still starting', 'SIGTERM', 'demo accounts'],
] as const)('%s: every process of the stack ends', async (_, signal, word) => {
  // Through npm, as a person does.
  run = services.run('npm', 'run', 'dev');
  await expect.poll(run.output, { timeout: 60_000 }).toContain(word);
  const ports = Object.values(services.settings().ports);
  run.process.kill(signal);
  const somethingRuns = async () =>
    existsSync(join(services.dir, 'processes.json')) ||
    (await Promise.all(ports.map(isListening))).includes(true);
  await expect.poll(somethingRuns, { timeout: 20_000, interval: 100 }).toBe(false);
});
