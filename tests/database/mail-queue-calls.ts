import type postgres from 'postgres';
import { one } from './database';

/** What a worker does to the queue, at any time; there is one mail, unless a test says otherwise. */
export function mailQueueCalls(sql: postgres.Sql) {
  const claim = (worker: string, at: Date, batch = 1) =>
    sql<{ id: string; kind: string; recipient: string }[]>`
      select id, kind, recipient from public.claim_email_jobs(${worker}, ${batch}, 60, ${at})`;

  const confirm = (id: string, worker: string, at: Date) =>
    one(sql`select public.confirm_email_job(${id}, ${worker}, 60, ${at})`);
  const settle = (
    id: string,
    worker: string,
    outcome: string,
    at: Date,
    { retrySeconds = 0, notTaken = false } = {},
  ) =>
    one(sql`select public.settle_email_job(${id}, ${worker}, ${outcome}, 'provider-1', 'Try later',
      ${retrySeconds || null}, ${notTaken}, ${at})`);
  const job = async () => (await sql`select * from public.email_jobs`)[0];

  async function claimOne(worker: string, at: Date): Promise<string> {
    const [claimed] = await claim(worker, at);
    if (!claimed) throw new Error('There was nothing to claim.');
    return claimed.id;
  }

  return { claim, claimOne, confirm, settle, job };
}
