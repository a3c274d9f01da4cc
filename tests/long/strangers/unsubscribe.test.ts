import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { seedOfRun } from '@/scripts/seed';
import { readState } from '../../../scripts/state.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { linksIn, type Mail, mailsTo, runMailQueue, waitForMail } from '../../support/mailbox.ts';
import { seeded } from '../../support/seeded.ts';
import { connect } from '../../support/stack.ts';

/**
 * A mail already being handed to the provider cannot be recalled; it may arrive this many milliseconds later.
 */
const IN_FLIGHT_MS = 1_000;
const REPEATS = 100;
const READERS = 3;

const repeated = <Result>(work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: REPEATS }, (_, n) => work(n)));

/** Extracts the token from a link in a mail. */
function tokenIn(mail: Mail, link: RegExp): string {
  const token = linksIn(mail).flatMap((href) => link.exec(href)?.[1] ?? [])[0];
  if (!token) throw new Error(`"${mail.subject}" has no link that matches ${link}.`);
  return token;
}

/** Sends a request. @returns the response status */
async function ask(path: string, method: string, fields?: Record<string, string>): Promise<number> {
  const body = fields ? new URLSearchParams(fields) : null;
  const answer = await fetch(readState().siteUrl + path, { method, body, redirect: 'manual' });
  await answer.body?.cancel();
  return answer.status;
}

/** Requests the workbook and confirms the mail, which starts the course. @returns its unsubscribe token */
async function beginCourse(email: string): Promise<string> {
  await postForm(await findForm('/workbook', 'firstName'), { email, firstName: 'Ann', lastName: '' });
  const mail = await waitForMail(email);
  await ask('/workbook/download', 'POST', { t: tokenIn(mail, /\/workbook\/open\/([\w-]+)/), size: 'a4' });
  // The first mail of the course is due at once.
  await runMailQueue();
  return tokenIn(mail, /\/unsubscribe\?t=([\w-]+)/);
}

/**
 * A reader unsubscribes while seven due mails are being sent.
 * @returns delay of each mail after the response, in ms
 */
async function leaveWhileSending(sql: postgres.Sql, pause: number): Promise<number[]> {
  const email = `leaving-${randomUUID()}@example.com`;
  await sql`delete from public.rate_limits where bucket like 'workbook:%'`;
  const token = await beginCourse(email);
  const state = async () => {
    const [row] =
      await sql`select unsubscribed_at, paused_at from public.workbook_requests where email = ${email}`;
    return JSON.stringify(row);
  };
  const press = () => ask(`/api/subscription?t=${token}`, 'POST', { 'List-Unsubscribe': 'One-Click' });

  const before = await state();
  // As mail scanners and link previews do.
  await repeated((n) =>
    ask(`${n % 2 ? '/api/subscription' : '/unsubscribe'}?t=${token}`, n % 4 < 2 ? 'GET' : 'HEAD'),
  );
  expect(await state(), 'opening the link').toBe(before);

  await sql`update public.email_jobs set send_after = now() - interval '1 second' where recipient = ${email} and sent_at is null`;
  const sending = Promise.all([runMailQueue(), runMailQueue()]);
  await sleep(pause);
  const answers = await repeated(press);
  const left = Date.now();
  expect(new Set(answers)).toEqual(new Set([200]));
  const after = await state();
  expect(after).toMatch(/"unsubscribed_at":"/);
  await sending;
  await press();
  expect(await state(), 'pressing the button again').toBe(after);
  await runMailQueue();
  await sleep(200);
  await sql`delete from public.workbook_requests where email = ${email}`;
  return (await mailsTo(email)).map(({ createdAt }) => Date.parse(createdAt) - left);
}

it('only the button unsubscribes, any number of times, and no mail arrives afterwards', async () => {
  const sql = connect();
  const random = seeded(seedOfRun());
  const delays: number[] = [];
  for (let reader = 0; reader < READERS; reader += 1)
    delays.push(...(await leaveWhileSending(sql, random() * 300)));
  await sql.end();
  expect(delays.length).toBeGreaterThan(0);
  expect(delays.filter((delay) => delay > IN_FLIGHT_MS)).toEqual([]);
}, 300_000);
