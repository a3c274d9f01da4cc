import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { readState } from '@/scripts/state';
import { makeAccount, removeAccount } from '@/tests/support/accounts';
import { type FoundForm, findForm, postForm } from '@/tests/support/form-post';
import { seeded } from '../../support/seeded';
import { compareTimes, type TimeComparison } from './compare-times';

/** Spreads the requests: the local mail service allows one mail per second to a recipient. */
const ACCOUNTS = 8;
const PASSWORD = 'not the password';

const screens = {
  'sign-in': { path: '/auth', field: 'password', fields: { password: PASSWORD } },
  'sign-up': { path: '/auth?tab=signup', field: 'fullName', fields: { password: PASSWORD, fullName: 'Ada' } },
  recovery: { path: '/auth/forgotten-password', field: 'email', fields: {} },
  'new link': { path: '/auth/confirm?type=email', field: 'email', fields: { type: 'email' } },
} as const;

type ScreenName = keyof typeof screens;

/**
 * Asks a screen about known and unknown addresses alternately, and compares responses and response times.
 * @param count number of requests for each kind
 */
export async function askAbout(
  screen: ScreenName,
  count: number,
  seed: number,
): Promise<TimeComparison & { answers: string[] }> {
  const { path, field, fields } = screens[screen];
  const sql = postgres(readState().databaseUrl, { max: 1, onnotice: () => {} });
  const form = await findForm(path, field);
  const known = await Promise.all(Array.from({ length: ACCOUNTS }, () => makeAccount('known')));
  const random = seeded(seed);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  try {
    for (let round = 0; round < count; round += 1) {
      const order = random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        await sql`delete from public.rate_limits`;
        const email =
          kind === 'known' ? (known[round % ACCOUNTS]?.email ?? '') : `unknown-${randomUUID()}@example.com`;
        const { answer, milliseconds } = await ask(form, { ...fields, email, next: '/' });
        times[kind].push(milliseconds);
        answers.add(answer);
      }
    }
    return { ...compareTimes(times.known, times.unknown), answers: [...answers] };
  } finally {
    await Promise.all(known.map(({ id }) => removeAccount(id)));
    await sql`delete from auth.users where email like 'unknown-%@example.com'`;
    await sql.end();
  }
}

/** The notice in the response, without what was typed. */
async function ask(form: FoundForm, fields: Record<string, string>) {
  const { body, status, milliseconds } = await postForm(form, fields);
  const notice = /data-slot="notice".*?<\/div>/s.exec(body)?.[0] ?? '';
  return {
    answer: `${status} ${notice.replaceAll(/<[^>]*>/g, ' ').replaceAll(fields.email ?? '', '…')}`,
    milliseconds,
  };
}

/** The same against the auth service itself, whose response times differ: proof that the test detects it. */
export async function askService(count: number): Promise<TimeComparison> {
  const { supabaseUrl, publishableKey } = readState();
  const account = await makeAccount('known');
  const times = { known: [] as number[], unknown: [] as number[] };
  try {
    for (let round = 0; round < count; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const email = kind === 'known' ? account.email : `unknown-${randomUUID()}@example.com`;
        const start = performance.now();
        const answer = await fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { apikey: publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: PASSWORD }),
        });
        await answer.text();
        times[kind].push(performance.now() - start);
      }
    }
  } finally {
    await removeAccount(account.id);
  }
  return compareTimes(times.known, times.unknown);
}
