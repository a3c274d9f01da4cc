import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readState } from '../../../scripts/state.ts';
import { connect } from '../../support/stack.ts';

const GUESSES = 40;
/** Attempts per client in five minutes: `linkLimits` of lib/rate-limit. */
const CLIENT_LIMIT = 30;

/** Makes up a link of each kind that mails contain. */
it.each([
  ['workbook', () => `/workbook/open/${randomBytes(32).toString('base64url')}`],
  ['account', () => `/auth/confirm?type=email&token_hash=${randomBytes(28).toString('hex')}`],
])(
  'made-up %s links open nothing, and after thirty a client is told to wait',
  async (_, link) => {
    const sql = connect();
    const forget = () => sql`delete from public.rate_limits where bucket like '%-link:%'`;
    await forget();
    let waiting = 0;
    for (let done = 0; done < GUESSES; done += 1) {
      const answer = await fetch(readState().siteUrl + link(), { signal: AbortSignal.timeout(30_000) });
      if ((await answer.text()).includes('Too many tries')) waiting += 1;
    }
    await forget();
    await sql.end();
    expect(waiting).toBeGreaterThanOrEqual(GUESSES - CLIENT_LIMIT);
  },
  120_000,
);
