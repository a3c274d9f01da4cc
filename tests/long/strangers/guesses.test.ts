import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { linkLimits } from '@/lib/limits/guard-rate';
import { readState } from '../../../scripts/state.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { connect } from '../../support/stack.ts';

const GUESSES = linkLimits.client + 10;

async function open(path: string): Promise<string> {
  const answer = await fetch(readState().siteUrl + path, { signal: AbortSignal.timeout(30_000) });
  return answer.text();
}

/** Makes up what mails contain, and whether a client is told to wait after thirty. An account link is not even looked up. */
it.each<[string, boolean, () => Promise<string>]>([
  ['workbook links', true, () => open(`/workbook/open/${randomBytes(32).toString('base64url')}`)],
  [
    'account links',
    false,
    () => open(`/auth/confirm?type=email&token_hash=${randomBytes(28).toString('hex')}&s=made-up`),
  ],
  [
    'typed codes',
    true,
    async () => {
      const code = String(randomBytes(4).readUInt32BE()).padStart(10, '0');
      return (await postForm(await findForm('/auth/code', 'code'), { email: 'ann@example.com', code })).body;
    },
  ],
])(
  'made-up %s open nothing, whoever tries many',
  async (_, isCounted, guess) => {
    const sql = connect();
    const forget = () => sql`delete from public.rate_limits where bucket ~ '^(account-code|reader-link):'`;
    await forget();
    let waiting = 0;
    for (let done = 0; done < GUESSES; done += 1) {
      const page = await guess();
      if (page.includes('Too many tries')) waiting += 1;
      else expect(page).toMatch(/no longer works|does not work|has come apart/);
    }
    await forget();
    await sql.end();
    expect(waiting).toBe(isCounted ? GUESSES - linkLimits.client : 0);
  },
  120_000,
);
