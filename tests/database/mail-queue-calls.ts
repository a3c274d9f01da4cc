import type postgres from 'postgres';

/** What a worker does to the queue, at any time; there is one mail, unless a test says otherwise. */
export function mailQueueCalls(sql: postgres.Sql) {
  const claim = (worker: string, at: Date, batch = 1) =>
    sql<{ id: string; kind: string; recipient: string; attempts: number }[]>`
      select id, kind, recipient, attempts from public.claim_email_jobs(${worker}, ${batch}, 60, ${at})`;

  async function confirm(id: string, worker: string, at: Date): Promise<boolean> {
    const [answer] = await sql`select public.confirm_email_job(${id}, ${worker}, 60, ${at}) as may`;
    return answer?.may;
  }

  async function settle(
    id: string,
    worker: string,
    outcome: string,
    at: Date,
    retrySeconds: number | null = null,
    notTaken = false,
  ) {
    const [answer] = await sql`
      select public.settle_email_job(${id}, ${worker}, ${outcome}, 'provider-1', 'Try later', ${retrySeconds},
        ${notTaken}, ${at}) as state`;
    return answer?.state;
  }

  async function job() {
    const [row] = await sql`select * from public.email_jobs`;
    return row;
  }

  async function claimOne(worker: string, at: Date): Promise<string> {
    const [claimed] = await claim(worker, at);
    if (!claimed) throw new Error('There was nothing to claim.');
    return claimed.id;
  }

  return { claim, claimOne, confirm, settle, job };
}
