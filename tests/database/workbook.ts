import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { ownDatabase } from './database';
import { hours } from './times';

/** A database without requests and mails before each test. */
export function workbookDatabase(connections?: number) {
  const sql = ownDatabase(connections);
  beforeEach(
    () =>
      sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`,
  );
  async function ask(email: string, at = hours(0), submissionId: string = randomUUID()) {
    const [answer] = await sql<{ request_id: string; outcome: string }[]>`
      select * from public.request_workbook(${submissionId}, ${email}, 'Ann', 'Yes, please', '1', at => ${at})`;
    if (!answer) throw new Error('There was no answer.');
    return answer;
  }

  const jobs = () =>
    sql`select kind, copy, facts, sent_at, dead_reason, send_after from public.email_jobs order by kind, copy`;
  const sendAll = (at: Date) => sql`update public.email_jobs set sent_at = ${at} where sent_at is null`;

  return { sql, ask, jobs, sendAll };
}
