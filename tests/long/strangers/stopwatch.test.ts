import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findForm, postForm } from '../../support/form-post.ts';
import { seeded } from '../../support/seeded.ts';
import { connect, newPerson, type Person, serviceClient, state } from '../../support/stack.ts';

/** Requests about known addresses, and about unknown ones. */
const ROUNDS = 12;
/** A load spike may separate the samples once; a real difference separates them every time. */
const TRIES = 3;
/** Spread the requests: the local mail service allows one mail per second to a recipient. */
const ACCOUNTS = 8;
const password = 'not the password';

const sql = connect();
let accounts: Person[];
beforeAll(async () => {
  accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => newPerson('known')));
});
afterAll(async () => {
  await Promise.all(accounts.map(({ id }) => serviceClient().auth.admin.deleteUser(id)));
  await sql`delete from auth.users where email like 'unknown-%@example.com'`;
  await sql.end();
});

/**
 * Whether two samples of the same size differ significantly: a Mann–Whitney rank test at three standard deviations, which
 * assumes no distribution and is robust against a few slow answers.
 */
function differ(known: readonly number[], unknown: readonly number[]): boolean {
  const longer = known.flatMap((each) => unknown.map((other) => (Math.sign(each - other) + 1) / 2));
  const share = longer.reduce((sum, each) => sum + each, 0) / longer.length;
  return Math.abs(share - 0.5) > 3 * Math.sqrt((2 * known.length + 1) / (12 * known.length ** 2));
}

/**
 * Asks about known and unknown addresses alternately.
 * @param ask returns what is shown
 * @returns whether the times differ in every try, and how many different answers there were
 */
async function askAbout(ask: (email: string) => Promise<string>) {
  const answers = new Set<string>();
  const measure = async (seed: number) => {
    const random = seeded(seed);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await sql`delete from public.rate_limits`;
        const known = accounts[round % ACCOUNTS]?.email ?? '';
        const email = kind === 'known' ? known : `unknown-${randomUUID()}@example.com`;
        const start = performance.now();
        const answer = await ask(email);
        times[kind].push(performance.now() - start);
        answers.add(answer.replaceAll(email, '…'));
      }
    }
    return differ(times.known, times.unknown);
  };
  let isDifferent = true;
  for (let seed = 1; seed <= TRIES && isDifferent; seed += 1) isDifferent = await measure(seed);
  return { isDifferent, answers: answers.size };
}

it('the auth service itself reveals known addresses by its times', async () => {
  const ask = async (email: string) => {
    const answer = await fetch(`${state.supabaseUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: state.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return answer.text();
  };
  expect((await askAbout(ask)).isDifferent).toBe(true);
});

it.each([
  ['sign-in', '/auth', 'password', { password }],
  ['sign-up', '/auth?tab=signup', 'fullName', { password, fullName: 'Ada' }],
  ['recovery', '/auth/forgotten-password', 'email', {}],
  ['new link', '/auth/confirm?type=email', 'email', { type: 'email' }],
])(
  'the times of the %s reveal nothing, and neither does its text',
  async (_, path, field, fields) => {
    const form = await findForm(path, field);
    const ask = async (email: string) => {
      const { body, status } = await postForm(form, { ...fields, email, next: '/' });
      const notice = /data-slot="notice".*?<\/div>/s.exec(body)?.[0] ?? '';
      return `${status} ${notice.replaceAll(/<[^>]*>/g, ' ')}`;
    };
    expect(await askAbout(ask)).toEqual({ isDifferent: false, answers: 1 });
  },
  180_000,
);
