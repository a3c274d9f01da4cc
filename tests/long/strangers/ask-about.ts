import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { readState } from '@/scripts/state';
import { makeAccount, removeAccount } from '@/tools/attack/accounts';
import { type FoundForm, findForm, postForm } from '@/tools/attack/form-post';
import { seeded } from '../../support/seeded';
import { compareTimes, type TimeComparison } from './compare-times';

/** The local mail service takes a second between two mails to one person; so that one is asked about less often. */
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
 * Asks a screen about known and unknown addresses in turns and compares the answers and how long they took.
 * @param count how often about each kind
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

/** What the page says, without what was typed. */
async function ask(form: FoundForm, fields: Record<string, string>) {
  const { body, status, milliseconds } = await postForm(form, fields);
  const said = /data-slot="notice".*?<\/div>/s.exec(body)?.[0] ?? '';
  return {
    answer: `${status} ${said.replaceAll(/<[^>]*>/g, ' ').replaceAll(fields.email ?? '', '…')}`,
    milliseconds,
  };
}

/** The same question to the auth service itself, whose answers are not evened out: what the stopwatch can see. */
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
