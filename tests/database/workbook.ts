import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { one, ownDatabase } from './database';
import { hours } from './times';

/** A database without requests and mails before each test. */
export function workbookDatabase(connections?: number) {
  const sql = ownDatabase(connections);
  beforeEach(
    () =>
      sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`,
  );
  async function ask(email: string, at = hours(0), submissionId: string = randomUUID()) {
    const [answer] = await sql<[{ request_id: string; outcome: string }]>`
      select * from public.request_workbook(${submissionId}, ${email}, 'Ann', 'Yes, please', '1', at => ${at})`;
    return answer;
  }
  const jobs = () =>
    sql`select kind, copy, facts, sent_at, dead_reason, send_after from public.email_jobs order by kind, copy`;
  const sendAll = (at: Date) => sql`update public.email_jobs set sent_at = ${at} where sent_at is null`;

  return { sql, ask, jobs, sendAll };
}

/** One address, of which the workbook is requested, confirmed and unsubscribed by its owner and by strangers. */
export function oneReader() {
  const { sql } = workbookDatabase();
  const email = 'ann@example.com';

  /** @param version identifies the submission; also used as the name */
  async function ask(version: string, at: Date, submissionId: string = randomUUID()) {
    await sql`select * from public.request_workbook(${submissionId}, ${email}, ${`Name ${version}`}, 'Yes', ${version},
      last_name => 'Last', utm_source => 'source', at => ${at})`;
    const kept = await sql`select from public.workbook_submissions where id = ${submissionId}`;
    return kept.length > 0 ? submissionId : null;
  }

  const confirm = (submissionId: string | null, at: Date) =>
    one(sql`select public.start_course(${submissionId}, ${at})`);
  const unsubscribe = (at: Date, source = 'page') =>
    sql`select public.unsubscribe_request(id, ${source}, ${at}) from public.workbook_requests where email = ${email}`;

  async function request() {
    const [row] = await sql`select * from public.workbook_requests where email = ${email}`;
    if (!row) throw new Error('There is no request.');
    return row;
  }

  const waitingMails = () => sql`
    select kind from public.email_jobs where sent_at is null and dead_at is null and kind <> 'workbook'`;

  return { sql, email, ask, confirm, unsubscribe, request, waitingMails };
}
