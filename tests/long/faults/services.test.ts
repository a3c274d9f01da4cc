import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isListening } from '@/supabase/local/ports';
import { OwnServices, type Run } from './own-services';
import { countLost, startWriting } from './writers';

const services = new OwnServices('faults');
const others = new OwnServices('faults-beside');
/** Starting takes seconds, longer on a busy machine. */
const TIMEOUT_MS = 90_000;
let run: Run;

beforeAll(async () => {
  await services.remove();
  await others.remove();
  run = await services.start();
}, TIMEOUT_MS);
afterAll(async () => {
  run.process.kill('SIGTERM');
  await run.ended;
  await services.remove();
  await others.remove();
}, TIMEOUT_MS);

/** Kills a process and its whole group, as a power cut would. */
function kill(name: string) {
  const pid = services.pid(name);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    process.kill(pid, 'SIGKILL');
  }
}

describe('a stack that runs', () => {
  it(
    'is not started twice; the second start names the running process',
    async () => {
      const second = services.run();
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`Already running as process ${services.pid('supervisor')}`);
      expect(run.process.exitCode).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'keeps its ports; a second stack reports the port that is taken and what to do',
    async () => {
      const second = others.run();
      expect(await second.ended).toBe(1);
      const { api } = services.settings().ports;
      expect(second.output()).toContain(
        `Port ${api}, which the Supabase API needs, is taken by another program; stop that one or set LOCAL_PORT_BASE`,
      );
      expect(run.process.exitCode).toBeNull();
    },
    TIMEOUT_MS,
  );
});

describe('killed in the middle of writes and started again', () => {
  const victims = {
    'the supervisor alone': ['supervisor'],
    'everything at once': ['supervisor', 'backend', 'mailbox', 'postgres'],
  } as const;
  for (const [what, names] of Object.entries(victims)) {
    it(
      `${what}: nothing accepted is lost`,
      async () => {
        const stopWriting = await startWriting(services.settings());
        await sleep(1_500);
        for (const name of names) kill(name);
        expect(await run.ended).toBeNull();
        await sleep(300);
        const accepted = await stopWriting();
        expect(accepted.flips.length).toBeGreaterThan(5);
        expect(accepted.mails.length).toBeGreaterThan(5);
        run = await services.start();
        expect(await countLost(services.settings(), accepted)).toBe(0);
      },
      TIMEOUT_MS,
    );
  }
});

describe('a process that ends by itself', () => {
  for (const [name, called] of [
    ['mailbox', 'The mailbox'],
    ['postgres', 'PostgreSQL'],
    ['backend', 'The Supabase API'],
  ] as const) {
    it(
      `${called}: the stack names it and stops with an error`,
      async () => {
        if (run.process.exitCode !== null) run = await services.start();
        const { ports } = services.settings();
        kill(name);
        expect(await run.ended).toBe(1);
        expect(run.output()).toContain(`${called} ended by itself, so everything is stopped.`);
        expect(run.output()).toContain(`${name}.log`);
        for (const port of [ports.api, ports.database, ports.mailbox])
          expect(await isListening(port)).toBe(false);
      },
      TIMEOUT_MS,
    );
  }
});
