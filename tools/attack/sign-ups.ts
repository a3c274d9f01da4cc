import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { readState } from '../../scripts/state.ts';
import { mailsTo, runMailQueue } from '../../tests/support/mailbox.ts';
import { findForm, postForm } from './form-post.ts';
import { pressDownload } from './reader.ts';
import type { AttackRow, RowReport } from './row.ts';

/** One address as people, keyboards and attackers write it. */
const spellings = (email: string) => [
  email,
  email.toUpperCase(),
  `  ${email} `,
  `\t${email}`,
  email.replace('s', 'S'),
];

async function run(count: number): Promise<RowReport> {
  const sql = postgres(readState().databaseUrl, { max: 1, onnotice: () => {} });
  const email = `same-${randomUUID()}@example.com`;
  const form = await findForm('/workbook', 'firstName');
  const faults: string[] = [];
  try {
    await sql`delete from public.rate_limits where bucket like 'workbook:%'`;
    const written = spellings(email);
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) =>
        postForm(form, { email: written[n % written.length] ?? email, firstName: `Ann${n}`, lastName: '' }),
      ),
    );
    const taken = answers.filter(({ body }) => body.includes('Check Your Email!')).length;
    const limited = answers.filter(({ body }) => body.includes('Too many tries')).length;
    if (answers.some(({ status }) => status !== 200)) faults.push('an answer was no 200');
    const failed = answers.filter(({ body }) => body.includes('Something went wrong')).length;
    const unclear = count - taken - limited - failed;
    if (taken === 0 || unclear !== 0) faults.push(`${taken} were taken, ${unclear} answers said nothing`);
    await runMailQueue();
    const requests = await sql`select from public.workbook_requests where email = ${email}`;
    const mails = await mailsTo(email);
    const [mail] = mails;
    if (requests.length !== 1) faults.push(`${requests.length} requests`);
    if (mails.length !== 1) faults.push(`${mails.length} mails`);

    if (mail) await Promise.all(Array.from({ length: 20 }, () => pressDownload(mail)));
    const [course] = await sql<{ mails: number; kinds: number }[]>`
      select count(*)::int as mails, count(distinct j.kind)::int as kinds from public.email_jobs j
      join public.workbook_requests r on r.id = j.request_id where r.email = ${email} and j.kind like 'course-%'`;
    if (course?.mails !== 7 || course.kinds !== 7) faults.push(`a course of ${course?.mails} mails`);
    return {
      figures: {
        'sign-ups at once': count,
        taken,
        'told to wait': limited,
        'told that it did not work, try again': failed,
        requests: requests.length,
        mails: mails.length,
        'mails after 20 presses at once': course?.mails ?? 0,
      },
      faults,
    };
  } finally {
    await sql`delete from public.workbook_requests where email = ${email}`;
    await sql.end();
  }
}

/** Whether one person can become many. */
export const signUps: AttackRow = {
  promise: 'Sign-ups of one address at once, in any case and spacing, are one request and one course',
  count: 200,
  run,
};
