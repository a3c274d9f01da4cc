import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { readState } from '../../scripts/state.ts';
import { linksIn, type Mail, mailsTo, runMailQueue, waitForMail } from '../../tests/support/mailbox.ts';
import { seeded } from '../../tests/support/seeded.ts';
import { findForm, postForm } from './form-post.ts';
import { type AttackRow, refuse } from './row.ts';

/** A mail that the provider was being handed at the moment of the press cannot be called back, in milliseconds. */
const IN_FLIGHT_MS = 1_000;
const REPEATS = 100;

const repeated = <Result>(work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: REPEATS }, (_, n) => work(n)));

/** The token of a link in a mail. */
function tokenIn(mail: Mail, link: RegExp): string {
  const token = linksIn(mail).flatMap((href) => link.exec(href)?.[1] ?? [])[0];
  if (!token) throw new Error(`"${mail.subject}" has no link like ${link}.`);
  return token;
}

/** @returns the status of the answer */
async function ask(path: string, method: string, fields?: Record<string, string>): Promise<number> {
  const body = fields ? new URLSearchParams(fields) : null;
  const answer = await fetch(readState().siteUrl + path, { method, body, redirect: 'manual' });
  await answer.body?.cancel();
  return answer.status;
}

/** Asks for the workbook and presses the button of its mail, with which the course begins. @returns the token that ends it */
async function beginCourse(email: string): Promise<string> {
  await postForm(await findForm('/workbook', 'firstName'), { email, firstName: 'Ann', lastName: '' });
  const mail = await waitForMail(email);
  await ask('/workbook/download', 'POST', { t: tokenIn(mail, /\/workbook\/open\/([\w-]+)/), size: 'a4' });
  // The first mail leaves by itself with the press.
  await runMailQueue();
  return tokenIn(mail, /\/unsubscribe\?t=([\w-]+)/);
}

/** One reader with all seven mails due, who unsubscribes while they are being sent. @returns when each mail came, after the answer */
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
  // As scanners and previews do.
  await repeated((n) =>
    ask(`${n % 2 ? '/api/subscription' : '/unsubscribe'}?t=${token}`, n % 4 < 2 ? 'GET' : 'HEAD'),
  );
  if ((await state()) !== before) refuse(['Looking has changed something']);

  await sql`update public.email_jobs set send_after = now() - interval '1 second' where recipient = ${email} and sent_at is null`;
  const sending = Promise.all([runMailQueue(), runMailQueue()]);
  await sleep(pause);
  const answers = await repeated(press);
  const left = Date.now();
  if (answers.some((status) => status !== 200)) refuse([`The button answered ${[...new Set(answers)]}`]);
  const after = await state();
  if (!/"unsubscribed_at":"/.test(after)) refuse(['Pressing has changed nothing']);
  await sending;
  await press();
  if ((await state()) !== after) refuse(['Pressing again has changed something']);
  await runMailQueue();
  await sleep(200);
  await sql`delete from public.workbook_requests where email = ${email}`;
  return (await mailsTo(email)).map(({ createdAt }) => Date.parse(createdAt) - left);
}

/** Whether a person who has left still gets mail. */
export const unsubscribe: AttackRow = {
  promise: 'Unsubscribing happens by pressing alone, once however often, and no mail comes afterwards',
  count: 10,
  async run(count, seed) {
    const sql = postgres(readState().databaseUrl, { max: 1, onnotice: () => {} });
    const random = seeded(seed);
    const delays: number[] = [];
    try {
      for (let reader = 0; reader < count; reader += 1)
        delays.push(...(await leaveWhileSending(sql, random() * 300)));
    } finally {
      await sql.end();
    }
    const late = delays.filter((delay) => delay > IN_FLIGHT_MS);
    if (late.length > 0) refuse([`${late.length} mails came after the press`]);
    return {
      'readers who left while their mails were sent': count,
      'looks at each link': REPEATS,
      'presses of each button': REPEATS + 1,
      'mails before the answer': delays.filter((delay) => delay <= 0).length,
      'mails already handed over when it came': delays.filter((delay) => delay > 0).length,
    };
  },
};
