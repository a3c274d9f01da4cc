import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { readState } from '../../scripts/state.ts';
import { type AttackRow, refuse } from './row.ts';

/** Attempts per client in five minutes: `linkLimits` of lib/rate-limit. */
const CLIENT_LIMIT = 30;

/** Makes up a link of each kind that mails contain. */
const kinds: Readonly<Record<string, () => string>> = {
  reader: () => `/workbook/open/${randomBytes(32).toString('base64url')}`,
  account: () => `/auth/confirm?type=email&token_hash=${randomBytes(28).toString('hex')}`,
};

/** Brute-forcing the links of mails. */
export const guesses: AttackRow = {
  promise: 'Links that one client makes up open nothing, and after thirty it is told to wait',
  count: 60,
  async run(count) {
    const { siteUrl, databaseUrl } = readState();
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const figures: Record<string, number> = { 'links guessed of each kind': count };
    try {
      for (const [kind, link] of Object.entries(kinds)) {
        await sql`delete from public.rate_limits where bucket like '%-link:%'`;
        let waiting = 0;
        for (let done = 0; done < count; done += 1) {
          const answer = await fetch(siteUrl + link(), { signal: AbortSignal.timeout(30_000) });
          if ((await answer.text()).includes('Too many tries')) waiting += 1;
        }
        figures[`${kind}: told to wait`] = waiting;
        if (waiting < count - CLIENT_LIMIT)
          refuse([`${kind}: only ${waiting} of ${count} guesses were told to wait`]);
      }
      await sql`delete from public.rate_limits where bucket like '%-link:%'`;
      return figures;
    } finally {
      await sql.end();
    }
  },
};
