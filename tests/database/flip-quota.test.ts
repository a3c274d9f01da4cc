import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { as } from './actor';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase(8);

const today = new Date().toISOString().slice(0, 10);
const refused = { code: 'PT429', message: 'No more than 300 flips are kept for one person and day.' };

const rows = (user_id: string, count: number, session_date = today) =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    user_id,
    flip_step_reached: 'complete',
    completion_time_seconds: 16,
    session_date,
  }));

/** As a person's token does it through the data API: one statement, one transaction. */
const store = (userId: string, flips: ReturnType<typeof rows>) =>
  as(
    sql,
    { role: 'authenticated', userId },
    (transaction) =>
      transaction`insert into public.flip_sessions ${transaction(flips)} on conflict (id) do nothing`,
  );

async function stored(userId: string): Promise<number> {
  const [row] = await sql`
    select count(*)::int as flips from public.flip_sessions where user_id = ${userId}`;
  return row?.flips;
}

describe('the quota of 300 flips per person and day', () => {
  it('refuses 5,000 flips in one statement as a whole', async () => {
    const person = await signUp(sql);
    await expect(store(person, rows(person, 5_000))).rejects.toMatchObject(refused);
    expect(await stored(person)).toBe(0);
  });

  it('accepts the three hundredth and refuses the next, whatever its date', async () => {
    const person = await signUp(sql);
    for (const date of [today, '2026-01-05', '2024-06-01']) await store(person, rows(person, 100, date));
    await expect(store(person, rows(person, 1, '2025-02-03'))).rejects.toMatchObject(refused);
    expect(await stored(person)).toBe(300);
  });

  it('reports no error for flips already stored, so that retries end', async () => {
    const person = await signUp(sql);
    const flips = rows(person, 300);
    await store(person, flips);
    await store(person, flips.slice(0, 25));
    expect(await stored(person)).toBe(300);
  });

  it('resets with the next UTC day of arrival', async () => {
    const person = await signUp(sql);
    const yesterday = rows(person, 300).map((row) => ({
      ...row,
      session_date: '2026-01-05',
      created_at: new Date(Date.now() - 86_400_000),
    }));
    await sql`insert into public.flip_sessions ${sql(yesterday)}`;
    await store(person, rows(person, 300));
    expect(await stored(person)).toBe(600);
  });

  it('holds for parallel connections: 40 × 20 concurrent flips leave 300', async () => {
    const person = await signUp(sql);
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => store(person, rows(person, 20))),
    );
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refused);
    }
    expect(await stored(person)).toBe(300);
  });

  it('is counted per person', async () => {
    const [one, other] = [await signUp(sql), await signUp(sql)];
    await store(one, rows(one, 300));
    await store(other, rows(other, 1));
    expect(await stored(other)).toBe(1);
  });
});

describe('an open transaction', () => {
  /** Runs `work` while another connection holds the locks of `hold`. */
  const whileHeld = (
    hold: (transaction: postgres.TransactionSql) => Promise<unknown>,
    work: () => Promise<unknown>,
  ) =>
    sql.begin(async (transaction) => {
      await hold(transaction);
      await work();
    });

  const impatient = (userId: string, date: string) =>
    sql.begin(async (transaction) => {
      await transaction`set local lock_timeout = '300ms'`;
      await transaction`insert into public.flip_sessions ${transaction(rows(userId, 1, date))}`;
    });

  // A day with a rollup, and one without.
  it.each([today, '2025-11-11'])('after a flip of %s does not delay another person', async (date) => {
    const [one, other] = [await signUp(sql), await signUp(sql)];
    await whileHeld(
      (sql) => sql`insert into public.flip_sessions ${sql(rows(one, 5, date))}`,
      () => impatient(other, date),
    );
    expect(await stored(other)).toBe(1);
  });

  it('does not delay counting the figures, a sign-up or a deletion', async () => {
    const [one, gone] = [await signUp(sql), await signUp(sql)];
    await impatient(gone, today);
    await whileHeld(
      (holder) => holder`insert into public.flip_sessions ${holder(rows(one, 5))}`,
      () =>
        sql.begin(async (transaction) => {
          await transaction`set local lock_timeout = '300ms'`;
          await transaction`insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.com')`;
          await transaction`delete from auth.users where id = ${gone}`;
          await transaction`select public.count_changed_days()`;
        }),
    );
    await sql`select public.count_changed_days()`;
    const [kept] = await sql`select sessions from private.daily_flips where day = ${today}`;
    const [counted] = await sql`
      select count(*)::int as sessions from public.flip_sessions where session_date = ${today}`;
    expect(kept).toEqual(counted);
  });
});
