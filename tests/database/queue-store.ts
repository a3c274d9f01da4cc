import type postgres from 'postgres';
import type { MailJob, MailStore, Settlement } from '@/lib/domain/mail-queue';

/**
 * The mail queue of a database, for one worker; each call is a transaction, as in the site's own store.
 * @param now the simulated clock
 * @param batches how many mails a claim takes at once
 */
export function queueStore(sql: postgres.Sql, worker: string, now: () => Date, batches = 1): MailStore {
  return {
    claim: async (batch, lease) => {
      const rows =
        await sql`select * from public.claim_email_jobs(${worker}, ${batch * batches}, ${lease}, ${now()})`;
      return rows.map(({ unsettled_since, ...row }) => ({
        ...(row as unknown as MailJob),
        unsettledSince: unsettled_since,
      }));
    },
    confirm: async (id, lease) => {
      const [row] =
        await sql`select public.confirm_email_job(${id}, ${worker}, ${lease}, ${now()}) as is_wanted`;
      return row?.is_wanted === true;
    },
    settle: async (id, settlement: Settlement) => {
      const { outcome } = settlement;
      const retry = 'retrySeconds' in settlement ? settlement.retrySeconds : null;
      const notTaken = 'notTaken' in settlement && settlement.notTaken;
      await sql`select public.settle_email_job(${id}, ${worker}, ${outcome}, 'p', 'e', ${retry}, ${notTaken}, ${now()})`;
    },
  };
}
