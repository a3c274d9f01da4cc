import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAccount, type SignedIn, signInSomebody } from '@/tools/attack/accounts';
import { type FoundForm, findForm, postForm } from '@/tools/attack/form-post';
import { anyEmail, connect, state } from '../../support/stack';
import { cluster } from './cluster';

/** The whole product while its PostgreSQL is paused, stopped, or crashes and recovers. */

const MAX_RESPONSE_MS = 5_000;
const TIMEOUT_MS = 60_000;
const pages = ['/', '/book', '/blog', '/workbook', '/contact', '/resources', '/landing', '/flip-method-app'];
const contactFields = (email: string) => ({
  name: 'Ann Reader',
  email,
  type: 'book',
  subject: '',
  message: 'A message that must not be lost',
});

let form: FoundForm;
let person: SignedIn;
beforeAll(async () => {
  form = await findForm('/contact', 'message');
  person = await signInSomebody();
}, TIMEOUT_MS);
beforeEach(() => query((sql) => sql`delete from public.rate_limits where bucket like 'contact:%'`));
afterEach(() => cluster.resume());
afterAll(() => removeAccount(person.id), TIMEOUT_MS);

/** Runs one query on a new connection: those from before an outage are broken. */
async function query<Result>(ask: (sql: ReturnType<typeof connect>) => Promise<Result>): Promise<Result> {
  const sql = connect();
  try {
    return await ask(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const messagesFrom = (email: string) =>
  query(async (sql) => (await sql`select 1 from public.contact_messages where email = ${email}`).length);

async function expectPages() {
  const answers = await Promise.all(pages.map((path) => fetch(state.siteUrl + path)));
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
}

/** Expects the form to report the failure in time, with everything that was typed. */
async function expectRefusal(email: string) {
  const { status, body, milliseconds } = await postForm(form, contactFields(email));
  expect(status).toBe(200);
  expect(milliseconds).toBeLessThan(MAX_RESPONSE_MS);
  for (const kept of ['Something went wrong', email, 'A message that must not be lost']) {
    expect([kept, body.includes(kept)]).toEqual([kept, true]);
  }
}

/** Submits again, as a person would, until it succeeds. */
async function expectRecovery(email: string) {
  await expect
    .poll(async () => (await postForm(form, contactFields(email))).body.includes('Message Received!'), {
      timeout: 20_000,
      interval: 500,
    })
    .toBe(true);
}

/** @returns whether the flip was accepted */
async function save(id: string): Promise<boolean> {
  const response = await fetch(`${state.siteUrl}/api/flip-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: state.siteUrl, cookie: person.cookie },
    body: JSON.stringify({
      userId: person.id,
      sessions: [
        {
          id,
          flip_step_reached: 'complete',
          action_needed: false,
          flip_technique: 'count-objects',
          completion_time_seconds: 15,
          was_emergency_mode: false,
          session_date: new Date().toISOString().slice(0, 10),
        },
      ],
    }),
  });
  expect(response.status === 200 || response.status === 503).toBe(true);
  return response.ok && ((await response.json()) as { ids: string[] }).ids.includes(id);
}

describe('PostgreSQL is paused', () => {
  it(
    'pages load, a form fails in time, and can be sent again afterwards',
    async () => {
      const email = anyEmail('paused');
      cluster.pause();
      await expectPages();
      await expectRefusal(email);
      cluster.resume();
      await expectRecovery(email);
      // A message whose request timed out may have been stored; then the reader has sent it twice.
      expect(await messagesFrom(email)).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

describe('PostgreSQL is stopped and started again', () => {
  it(
    'pages load, a form fails in time, and everything recovers without a restart of the site',
    async () => {
      const email = anyEmail('stopped');
      await cluster.stop();
      try {
        await expectPages();
        await expectRefusal(email);
        expect(await save(randomUUID())).toBe(false);
      } finally {
        await cluster.start();
      }
      await expectRecovery(email);
      expect(await messagesFrom(email)).toBe(1);
    },
    TIMEOUT_MS,
  );
});

describe('PostgreSQL crashes and recovers in the middle of saves', () => {
  it(
    'every accepted flip is stored, every other can be sent again, and none is stored twice',
    async () => {
      const ids = Array.from({ length: 60 }, () => randomUUID());
      const waves = [ids.slice(0, 20), ids.slice(20, 40), ids.slice(40)];
      const victim = connect();
      const [session] = await victim<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const accepted: string[] = [];
      for (const [n, wave] of waves.entries()) {
        const sending = wave.map(async (id) => {
          if (await save(id)) accepted.push(id);
        });
        if (n === 1 && session) {
          await sleep(30);
          cluster.crash(session.pid);
        }
        await Promise.all(sending);
      }
      await victim.end({ timeout: 1 }).catch(() => {});
      const stored = () =>
        query(
          (sql) => sql<{ id: string }[]>`select id from public.flip_sessions where user_id = ${person.id}`,
        );
      await expect
        .poll(() =>
          stored()
            .then(({ length }) => length)
            .catch(() => -1),
        )
        .toBeGreaterThanOrEqual(0);
      const kept = new Set((await stored()).map(({ id }) => id));
      expect(accepted.filter((id) => !kept.has(id))).toEqual([]);
      const left = ids.filter((id) => !accepted.includes(id));
      expect(left.length).toBeGreaterThan(0);
      await expect
        .poll(async () => (await Promise.all(left.map(save))).every(Boolean), { timeout: 20_000 })
        .toBe(true);
      expect((await stored()).length).toBe(ids.length);
    },
    TIMEOUT_MS,
  );
});
