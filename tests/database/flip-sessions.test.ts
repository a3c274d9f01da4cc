import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { add, as, one, ownDatabase, signedIn, signUp, untilWaiting, rows as valid } from './database';

const sql = ownDatabase(8);

const today = new Date().toISOString().slice(0, 10);
const rows = (user_id: string, count = 1, session_date = today) =>
  Array.from({ length: count }, () => ({ ...valid.flip_sessions, id: randomUUID(), user_id, session_date }));
type Flips = ReturnType<typeof rows>;

/** As a person's token does it through the data API: one statement, one transaction. */
const store = (person: string, flips = rows(person)) =>
  as(sql, signedIn(person), (own) => storeIn(own, flips));
const storeIn = (open: postgres.TransactionSql, flips: Flips) =>
  open`insert into public.flip_sessions ${open(flips)} on conflict (id) do nothing`;
const stored = (id: string) => one(sql`select count(*)::int from public.flip_sessions where user_id = ${id}`);

const agree = (user_id: string) => add(sql, 'account_consents', { user_id });
const without = () => signUp(sql, undefined, { consents: false });
const withoutConsent = { code: '42501' };

it('flips of a person are refused until the server, and nobody else, stores their own consent', async () => {
  await signUp(sql);
  const person = await without();
  const consent = (open: postgres.TransactionSql) =>
    open`insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`;
  await expect(store(person)).rejects.toMatchObject(withoutConsent);
  await expect(as(sql, signedIn(person), consent)).rejects.toMatchObject(withoutConsent);
  await as(sql, { role: 'service_role' }, consent);
  await store(person);
});

it('agreeing and withdrawing in turn is refused after 30 consents a day, for that person only', async () => {
  const person = await without();
  for (let n = 0; n < 30; n++) {
    await agree(person);
    await sql`select public.withdraw_consent(${person}, 'flips', false)`;
  }
  await expect(agree(person)).rejects.toMatchObject({ code: 'PT429' });
  await agree(await without());
  await sql`update public.account_consents set given_at = given_at - interval '1 day',
    withdrawn_at = withdrawn_at - interval '1 day' where user_id = ${person}`;
  await agree(person);
});

describe('a person who withdraws', () => {
  const withdraw = (person: string, deleteFlips: boolean, on: postgres.ISql = sql) =>
    on`select public.withdraw_consent(${person}, 'flips', ${deleteFlips})`;

  it('stores no more flips, keeps the existing ones, and both times are on record', async () => {
    const person = await signUp(sql);
    await store(person);
    await withdraw(person, false);
    await expect(store(person)).rejects.toMatchObject(withoutConsent);
    expect(await stored(person)).toBe(1);
    await agree(person);
    await store(person);
    const history = sql`select version, withdrawn_at is not null from public.account_consents
      where user_id = ${person} order by given_at`;
    expect((await history.values()).flat()).toEqual(['1', true, '2', false]);
  });

  it('deletes their own flips and nobody else’s if they ask for it', async () => {
    const [person, other] = [await signUp(sql), await signUp(sql)];
    await store(person);
    await store(other);
    await withdraw(person, true);
    expect(await stored(person)).toBe(0);
    expect(await stored(other)).toBe(1);
    await store(other);
  });

  it('stores no flip concurrently, whichever comes first', async () => {
    const person = await signUp(sql);
    const { late } = await sql.begin(async (transaction) => {
      await withdraw(person, true, transaction);
      const late = store(person).catch((error: unknown) => error);
      await untilWaiting(sql);
      return { late };
    });
    expect(await late).toMatchObject(withoutConsent);

    await agree(person);
    const { after } = await as(sql, signedIn(person), async (transaction) => {
      await storeIn(transaction, rows(person));
      const after = withdraw(person, true).execute();
      await untilWaiting(sql);
      return { after };
    });
    await after;
    expect(await stored(person)).toBe(0);
  });
});

const refused = { code: 'PT429', message: 'No more than 300 flips are kept for one person and day.' };

describe('the quota of 300 flips per person and day', () => {
  it('refuses what is more as a whole, whatever its date, but neither another person’s flips nor those already stored', async () => {
    const [person, other] = [await signUp(sql), await signUp(sql)];
    await expect(store(person, rows(person, 5_000))).rejects.toMatchObject(refused);
    expect(await stored(person)).toBe(0);
    const early = rows(person, 100, '2024-06-01');
    for (const flips of [early, rows(person, 100, '2026-01-05'), rows(person, 100)])
      await store(person, flips);
    await expect(store(person, rows(person, 1, '2025-02-03'))).rejects.toMatchObject(refused);
    // So that retries end.
    await store(person, early.slice(0, 25));
    expect(await stored(person)).toBe(300);
    await store(other, rows(other, 1));
  });

  it('resets with the next UTC day of arrival', async () => {
    const person = await signUp(sql);
    const created_at = new Date(Date.now() - 86_400_000);
    await sql`insert into public.flip_sessions ${sql(rows(person, 300).map((row) => ({ ...row, created_at })))}`;
    await store(person, rows(person, 300));
    expect(await stored(person)).toBe(600);
  });

  it('holds for parallel connections: 40 × 20 concurrent flips leave 300', async () => {
    const person = await signUp(sql);
    const saves = Array.from({ length: 40 }, () => store(person, rows(person, 20)));
    for (const answer of await Promise.allSettled(saves))
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refused);
    expect(await stored(person)).toBe(300);
  });
});

describe('an open transaction', () => {
  type Work = (other: postgres.TransactionSql) => Promise<unknown>;
  /** Runs `work` without patience while another connection has stored flips that it has not committed. */
  const whileHeld = (flips: ReturnType<typeof rows>, work: Work) =>
    sql.begin(async (holder) => {
      await holder`insert into public.flip_sessions ${holder(flips)}`;
      await sql.begin(async (other) => {
        await other`set local lock_timeout = '300ms'`;
        await work(other);
      });
    });

  // A day with a rollup, and one without.
  it.each([today, '2025-11-11'])('after a flip of %s does not delay another person', async (date) => {
    const [first, other] = [await signUp(sql), await signUp(sql)];
    const flips = rows(other, 1, date);
    await whileHeld(rows(first, 5, date), (late) => late`insert into public.flip_sessions ${late(flips)}`);
    expect(await stored(other)).toBe(1);
  });

  it('does not delay counting the figures, a sign-up or a deletion', async () => {
    const [first, gone] = [await signUp(sql), await signUp(sql)];
    await store(gone, rows(gone, 1));
    await whileHeld(rows(first, 5), async (other) => {
      await other`insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.com')`;
      await other`delete from auth.users where id = ${gone}`;
      await other`select public.count_changed_days()`;
    });
    await sql`select public.count_changed_days()`;
    const kept = await one(sql`select sessions from private.daily_flips where day = ${today}`);
    const counted = sql`select count(*)::int from public.flip_sessions where session_date = ${today}`;
    expect(kept).toBe(await one(counted));
  });
});
