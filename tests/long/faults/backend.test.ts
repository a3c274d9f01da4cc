import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { localDir, readSettings, readState, writeState } from '@/scripts/state';
import { startPostgres } from '@/supabase/local/postgres/cluster';
import { endProcess, ProcessRecord } from '@/supabase/local/process-record';
import { type FormResponse, findForm, postForm, postFormByScript } from '@/tests/support/form-post';
import { confirmationIn, mailsTo, runMailQueue, waitForMail } from '../../support/mailbox';
import { startSecondSite } from '../../support/second-site';
import { cookieHeader } from '../../support/sign-in';
import { anyEmail, completedFlip, connect, newPerson, serviceClient, state } from '../../support/stack';

/* The product while a part of its stack hangs, stops or crashes. A stopped process accepts connections but never responds. */

const MAX_RESPONSE_MS = 5_000;
const pages = ['/', '/book', '/blog', '/workbook', '/contact', '/resources', '/landing', '/flip-method-app'];
const message = 'A message that must not be lost';
const [contact, workbook] = [await findForm('/contact', 'message'), await findForm('/workbook', 'firstName')];
/** The forms that need the auth service. */
const accountForms = [
  await findForm('/auth', 'password'),
  await findForm('/auth?tab=signup', 'fullName'),
  await findForm('/flip-method-auth', 'password'),
  await findForm('/auth/forgotten-password', 'email'),
];

/** Signals PostgreSQL and its children: each of its processes has a process group of its own. */
function signalAll(signal: NodeJS.Signals): void {
  const { postgres } = readState().pids;
  const children = readFileSync(`/proc/${postgres}/task/${postgres}/children`, 'utf8').trim().split(' ');
  for (const pid of [postgres, ...children.map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** Injects faults into the stack's PostgreSQL. Linux only. */
const cluster = {
  /** Keeps connections open and accepts new ones, but responds to none. */
  pause: () => signalAll('SIGSTOP'),
  resume: () => signalAll('SIGCONT'),
  /** Shuts it down; its port is closed. */
  stop: () => endProcess(readState().pids.postgres, 'SIGINT'),
  /** Starts it again and records the new process, so that the stack can stop it. */
  async start() {
    const state = readState();
    const { pid } = await startPostgres(readSettings(), (child) => {
      if (child.pid !== undefined) new ProcessRecord(localDir()).add('postgres', child.pid);
      // It outlives these tests.
      child.unref();
    });
    writeState({ ...state, pids: { ...state.pids, postgres: pid } });
  },
};

beforeEach(() => query((sql) => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):'`));
afterEach(() => cluster.resume());

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
  query(async (sql) => (await sql`select from public.contact_messages where email = ${email}`).length);

const sendContact = (email: string, post = postForm) =>
  post(contact, { name: 'Ann Reader', email, type: 'book', subject: '', message });
const sendBoth = async (email: string, post = postForm) => [
  await sendContact(email, post),
  await post(workbook, { email, firstName: 'Ann', lastName: '' }),
];

/** Expects forms to answer in time, with these words. */
function expectAnswers(answers: readonly FormResponse[], ...words: readonly (readonly string[])[]) {
  for (const [index, { status, milliseconds, body }] of answers.entries()) {
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(MAX_RESPONSE_MS);
    for (const text of words[index] ?? []) expect([text, body.includes(text)]).toEqual([text, true]);
  }
}

/** @returns whether the flip was accepted */
async function saveFlip(person: Flipper, id: string): Promise<boolean> {
  const response = await fetch(`${state.siteUrl}/api/flip-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: state.siteUrl, cookie: person.cookie },
    body: JSON.stringify({ userId: person.id, sessions: [completedFlip(id)] }),
  });
  expect([200, 503]).toContain(response.status);
  return response.ok && ((await response.json()) as { ids: string[] }).ids.includes(id);
}

type Flipper = Awaited<ReturnType<typeof newFlipper>>;
async function newFlipper() {
  const person = await newPerson();
  onTestFinished(async () => void (await serviceClient().auth.admin.deleteUser(person.id)));
  return { id: person.id, cookie: await cookieHeader(person) };
}

async function whileHanging<Result>(part: 'backend' | 'mailbox', work: () => Promise<Result>) {
  process.kill(state.pids[part], 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(state.pids[part], 'SIGCONT');
  }
}

it.each([postForm, postFormByScript])(
  'while the database hangs, a form says so within five seconds and keeps the input (%o)',
  async (post) => {
    const email = anyEmail('hanging');
    const answers = await whileHanging('backend', () => sendBoth(email, post));
    const help = 'Please try again or contact support if the issue persists.';
    expectAnswers(answers, ['Something went wrong', email, message], ['Something went wrong', email, help]);
    const typed = { email, password: 'correct horse', fullName: 'Ada Reader' };
    for (const form of accountForms) {
      const answer = await whileHanging('backend', () => post(form, typed));
      expectAnswers([answer], ['The sign-in service is not answering', email]);
      expect(answer.body).not.toContain(typed.password);
    }
  },
);

it('while only the mail service hangs, requests and messages are accepted at once, and their mails sent later', async () => {
  const email = anyEmail('mail-hanging');
  const answers = await whileHanging('mailbox', () => sendBoth(email));
  expectAnswers(answers, ['Message Received!'], ['Check Your Email!']);
  const mails = async () => {
    await query(
      (sql) => sql`update public.email_jobs set send_after = now() - interval '1 second'
        where sent_at is null and recipient = ${email}`,
    );
    await runMailQueue();
    return mailsTo(email);
  };
  await expect.poll(mails, { timeout: 20_000, interval: 500 }).not.toHaveLength(0);
  expect(await mailsTo(email)).toHaveLength(1);
});

it.each([
  // A message whose request timed out may have been stored; then the reader has sent it twice.
  ['paused', cluster.pause, cluster.resume, [1, 2]],
  ['stopped', cluster.stop, cluster.start, [1]],
])(
  'while PostgreSQL is %s, pages load, a form fails in time, and everything recovers without a restart',
  async (how, begin, end, sent) => {
    const email = anyEmail(how);
    const person = await newFlipper();
    await begin();
    try {
      const answers = await Promise.all(pages.map((path) => fetch(state.siteUrl + path)));
      expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
      expectAnswers([await sendContact(email)], ['Something went wrong', email, message]);
      expect(await saveFlip(person, randomUUID())).toBe(false);
    } finally {
      await end();
    }
    // Submits again, as a person would, until it succeeds.
    const isReceived = async () => (await sendContact(email)).body.includes('Message Received!');
    await expect.poll(isReceived, { timeout: 20_000, interval: 500 }).toBe(true);
    expect(sent).toContain(await messagesFrom(email));
  },
);

it('when PostgreSQL crashes in the middle of saves, every accepted flip is stored, every other can be sent again, and none is stored twice', async () => {
  const person = await newFlipper();
  const ids = Array.from({ length: 60 }, () => randomUUID());
  const victim = connect();
  const [session] = await victim<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const accepted: string[] = [];
  for (const start of [0, 20, 40]) {
    const sending = ids.slice(start, start + 20).map(async (id) => {
      if (await saveFlip(person, id)) accepted.push(id);
    });
    if (start === 20 && session) {
      // The other saves are still on their way.
      await Promise.race(sending);
      // PostgreSQL then drops all connections and recovers from its log.
      process.kill(session.pid, 'SIGKILL');
    }
    await Promise.all(sending);
  }
  await victim.end({ timeout: 1 }).catch(() => {});
  const stored = () =>
    query((sql) => sql<{ id: string }[]>`select id from public.flip_sessions where user_id = ${person.id}`);
  await expect.poll(() => stored().catch(() => null)).not.toBeNull();
  const kept = new Set((await stored()).map(({ id }) => id));
  expect(accepted.filter((id) => !kept.has(id))).toEqual([]);
  const left = ids.filter((id) => !accepted.includes(id));
  expect(left.length).toBeGreaterThan(0);
  const resend = async () => (await Promise.all(left.map((id) => saveFlip(person, id)))).every(Boolean);
  await expect.poll(resend, { timeout: 20_000 }).toBe(true);
  expect((await stored()).length).toBe(ids.length);
});

it('a data API that stops once the try is counted holds up a right password for less than five seconds, and a link that a failing service did not take opens later', async () => {
  const { siteUrl, api, stop } = await startSecondSite();
  onTestFinished(stop);
  const { id, email, password } = await newPerson('held-up');
  onTestFinished(async () => void (await serviceClient().auth.admin.deleteUser(id)));
  const signIn = await findForm('/auth', 'password', siteUrl);
  for (const post of [postForm, postFormByScript]) {
    api.fail(/^POST \/auth\/v1\/token\?grant_type=password/, { delayMs: 1_000 });
    api.fail(/rpc\/refund_rate_limits|\/user_roles|\/profiles/, 'hang');
    const { milliseconds, headers } = await post(signIn, { email, password });
    expect(headers.getSetCookie().join()).toContain('sb-flip-auth-token');
    expect(milliseconds).toBeLessThan(MAX_RESPONSE_MS);
    api.heal();
  }

  await postForm(await findForm('/auth/forgotten-password', 'email'), { email, type: 'recovery' });
  const { pathname, search } = new URL(confirmationIn(await waitForMail(email, /password/i)));
  const reset = await findForm(pathname + search, 'confirmPassword', siteUrl);
  const fields = {
    ...Object.fromEntries(new URLSearchParams(search)),
    password: 'a new one',
    confirmPassword: 'a new one',
  };
  api.fail(/^PUT \/auth\/v1\/admin\/users/, {
    status: 503,
    body: { code: 503, msg: 'upstream connect error' },
  });
  expectAnswers([await postForm(reset, fields)], ['The sign-in service is not answering']);
  api.heal();
  expect((await postForm(reset, fields)).headers.get('location')).toContain('/account');
});
