import { afterAll, beforeAll, expect, it } from 'vitest';
import { isListening } from '@/supabase/local/ports';
import { OwnServices, type Run } from './own-services';

const services = new OwnServices('faults');
const others = new OwnServices('faults-beside');
let run: Run;

beforeAll(async () => {
  await services.remove();
  await others.remove();
  run = await services.start();
});
afterAll(async () => {
  run.process.kill('SIGTERM');
  await run.ended;
  await services.remove();
  await others.remove();
});

/** Kills a process and its whole group, as a power cut would. */
function kill(name: string) {
  const pid = services.pid(name);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    process.kill(pid, 'SIGKILL');
  }
}

it('a stack that runs is not started twice, and a second one reports the port that is taken and what to do', async () => {
  const isTaken = `Port ${services.settings().ports.api}, which the Supabase API needs, is taken by another program`;
  for (const [started, says] of [
    [services, `Already running as process ${services.pid('supervisor')}`],
    [others, `${isTaken}; stop that one or set LOCAL_PORT_BASE`],
  ] as const) {
    const second = started.run();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(says);
    expect(run.process.exitCode).toBeNull();
  }
});

it.each([
  ['the supervisor alone', ['supervisor']],
  ['everything at once', ['supervisor', 'backend', 'mailbox', 'postgres']],
])('a stack of which %s was killed starts again', async (_, names) => {
  for (const name of names) kill(name);
  expect(await run.ended).toBeNull();
  run = await services.start();
});

it.each([
  ['The mailbox', 'mailbox'],
  ['PostgreSQL', 'postgres'],
  ['The Supabase API', 'backend'],
])('%s ends by itself: the stack names it and stops with an error', async (called, name) => {
  if (run.process.exitCode !== null) run = await services.start();
  const { api, database, mailbox } = services.settings().ports;
  kill(name);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(`${called} ended by itself, so everything is stopped.`);
  expect(run.output()).toContain(`${name}.log`);
  for (const port of [api, database, mailbox]) expect(await isListening(port)).toBe(false);
});
