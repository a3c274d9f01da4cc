import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { readState } from '../../scripts/state.ts';
import { mailsTo, runMailQueue } from '../../tests/support/mailbox.ts';
import { type Random, seeded } from '../../tests/support/seeded.ts';
import { findForm, postForm } from './form-post.ts';
import { pressDownload, tokenIn } from './reader.ts';
import type { AttackRow, RowReport } from './row.ts';

/** A mail that the provider was being handed at the moment of the press cannot be called back, in milliseconds. */
const IN_FLIGHT_MS = 1_000;
const REPEATS = 100;

interface Outcome {
  early: number;
  inFlight: number;
  late: number;
  faults: string[];
}

/** One reader with all seven mails due, who unsubscribes while they are being sent. */
async function leaveWhileSending(sql: postgres.Sql, random: Random, repeats: number): Promise<Outcome> {
  const email = `leaving-${randomUUID()}@example.com`;
  const faults: string[] = [];
  await sql`delete from public.rate_limits where bucket like 'workbook:%'`;
  await postForm(await findForm('/workbook', 'firstName'), { email, firstName: 'Ann', lastName: '' });
  const mail = await firstMail(email);
  await pressDownload(mail);
  // The first mail leaves by itself with the press.
  await runMailQueue();
  const token = tokenIn(mail, /\/unsubscribe\?t=([\w-]+)/);
  const state = async () => {
    const [row] =
      await sql`select unsubscribed_at, paused_at from public.workbook_requests where email = ${email}`;
    return JSON.stringify(row);
  };
  const before = await state();
  await Promise.all(Array.from({ length: repeats }, (_, n) => look(token, n)));
  if ((await state()) !== before) faults.push('Looking has changed something');

  await sql`update public.email_jobs set send_after = now() - interval '1 second' where recipient = ${email} and sent_at is null`;
  const sending = Promise.all([runMailQueue(), runMailQueue()]);
  await sleep(random() * 300);
  const answers = await Promise.all(Array.from({ length: repeats }, () => press(token)));
  const left = Date.now();
  if (answers.some((status) => status !== 200))
    faults.push(`The button answered ${[...new Set(answers)].join(', ')}`);
  const after = await state();
  if (!/"unsubscribed_at":"/.test(after)) faults.push('Pressing has changed nothing');
  await sending;
  await press(token);
  if ((await state()) !== after) faults.push('Pressing again has changed something');
  await runMailQueue();
  await sleep(200);
  const delays = (await mailsTo(email)).map(({ createdAt }) => Date.parse(createdAt) - left);
  await sql`delete from public.workbook_requests where email = ${email}`;
  const late = delays.filter((delay) => delay > IN_FLIGHT_MS).length;
  if (late > 0) faults.push(`${late} mails came after the press`);
  const inFlight = delays.filter((delay) => delay > 0).length - late;
  return { early: delays.length - inFlight - late, inFlight, late, faults };
}

async function firstMail(email: string) {
  for (let wait = 0; wait < 50; wait += 1) {
    await runMailQueue();
    const [mail] = await mailsTo(email);
    if (mail) return mail;
    await sleep(200);
  }
  throw new Error(`No mail came to ${email}.`);
}

/** Opens the page and the mail program's address, as scanners and previews do. */
async function look(token: string, n: number): Promise<void> {
  const path = n % 2 === 0 ? `/unsubscribe?t=${token}` : `/api/subscription?t=${token}`;
  const answer = await fetch(readState().siteUrl + path, {
    method: n % 4 < 2 ? 'GET' : 'HEAD',
    redirect: 'manual',
  });
  await answer.body?.cancel();
}

async function press(token: string): Promise<number> {
  const answer = await fetch(`${readState().siteUrl}/api/subscription?t=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  await answer.body?.cancel();
  return answer.status;
}

async function run(count: number, seed: number): Promise<RowReport> {
  const sql = postgres(readState().databaseUrl, { max: 1, onnotice: () => {} });
  const random = seeded(seed);
  const total: Outcome = { early: 0, inFlight: 0, late: 0, faults: [] };
  try {
    for (let reader = 0; reader < count; reader += 1) {
      const { early, inFlight, late, faults } = await leaveWhileSending(sql, random, REPEATS);
      total.early += early;
      total.inFlight += inFlight;
      total.late += late;
      total.faults.push(...faults);
    }
  } finally {
    await sql.end();
  }
  return {
    figures: {
      'readers who left while their mails were sent': count,
      'looks at each link': REPEATS,
      'presses of each button': REPEATS + 1,
      'mails before the answer': total.early,
      'mails already handed over when it came': total.inFlight,
      'mails later than that': total.late,
    },
    faults: total.faults,
  };
}

/** Whether a person who has left still gets mail. */
export const unsubscribe: AttackRow = {
  promise: 'Unsubscribing happens by pressing alone, once however often, and no mail comes afterwards',
  count: 10,
  run,
};
