import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { ownDatabase } from './database';
import { hours } from './times';

export const mail = { subject: 'Ann, your workbook', html: '<p>Ann</p>', text: 'Dear Ann' };

/** The seven mails of the course, one a day. */
export const courseMails = (first: Date) =>
  Array.from({ length: 7 }, (_, n) => ({
    kind: `course-${n + 1}`,
    ...mail,
    send_after: new Date(first.getTime() + n * 86_400_000).toISOString(),
  }));

/** A database without requests and mails before each test. */
export function workbookDatabase(connections?: number) {
  const sql = ownDatabase(connections);
  beforeEach(
    () =>
      sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`,
  );
  async function ask(id: string, email: string, at = hours(0), submissionId: string = randomUUID()) {
    const [answer] = await sql<{ request_id: string; outcome: string }[]>`
      select * from public.request_workbook(${id}, ${submissionId}, ${email}, 'Ann', 'Yes, please', '1', ${sql.json(mail)}, at => ${at})`;
    if (!answer) throw new Error('There was no answer.');
    return answer;
  }

  const jobs = () =>
    sql`select kind, copy, sent_at, dead_reason, send_after from public.email_jobs order by kind, copy`;
  const sendAll = (at: Date) => sql`update public.email_jobs set sent_at = ${at} where sent_at is null`;

  return { sql, ask, jobs, sendAll };
}
