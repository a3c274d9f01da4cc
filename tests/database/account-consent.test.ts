import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { as, runAs } from './actor';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase(2);

const store = (userId: string) =>
  runAs(sql, { role: 'authenticated', userId })`
      insert into public.flip_sessions (id, user_id, flip_step_reached, completion_time_seconds, session_date)
      values (${randomUUID()}, ${userId}, 'complete', 16, current_date)`;

describe('flips of a person who has not consented', () => {
  it('are refused by the database until they consent', async () => {
    const person = await signUp(sql, undefined, { consents: false });
    await expect(store(person)).rejects.toMatchObject({ code: '42501' });
    await runAs(sql, { role: 'service_role' })`
        insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`;
    await store(person);
  });

  it("are not stored by another person's consent, nor by inserting a consent without the server", async () => {
    await signUp(sql);
    const person = await signUp(sql, undefined, { consents: false });
    await expect(store(person)).rejects.toMatchObject({ code: '42501' });
    const agree = runAs(sql, { role: 'authenticated', userId: person })`
        insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`;
    await expect(agree).rejects.toMatchObject({ code: '42501' });
  });
});

it('agreeing and withdrawing in turn is refused after 30 consents a day, for that person only', async () => {
  const person = await signUp(sql, undefined, { consents: false });
  const agree = (userId: string) => sql`
    insert into public.account_consents (user_id, version, text) values (${userId}, '1', 'Yes')`;
  for (let n = 0; n < 30; n++) {
    await agree(person);
    await sql`select public.withdraw_consent(${person}, 'flips', false)`;
  }
  await expect(agree(person)).rejects.toMatchObject({ code: 'PT429' });
  await agree(await signUp(sql, undefined, { consents: false }));
  await sql`update public.account_consents set given_at = given_at - interval '1 day',
    withdrawn_at = withdrawn_at - interval '1 day' where user_id = ${person}`;
  await agree(person);
});

describe('a person who withdraws', () => {
  const withdraw = (person: string, deleteFlips: boolean, on: postgres.ISql = sql) =>
    on`select public.withdraw_consent(${person}, 'flips', ${deleteFlips})`;
  const flipsOf = (person: string) => sql`select from public.flip_sessions where user_id = ${person}`;

  it('stores no more flips, keeps the existing ones, and both times are on record', async () => {
    const person = await signUp(sql);
    await store(person);
    await withdraw(person, false);
    await expect(store(person)).rejects.toMatchObject({ code: '42501' });
    expect(await flipsOf(person)).toHaveLength(1);
    await sql`insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`;
    await store(person);
    const history = await sql`
      select version, withdrawn_at is not null as ended from public.account_consents
      where user_id = ${person} order by given_at`;
    expect(history).toEqual([
      { version: '1', ended: true },
      { version: '1', ended: false },
    ]);
  });

  it('deletes their own flips and nobody else’s if they ask for it', async () => {
    const [person, other] = [await signUp(sql), await signUp(sql)];
    await store(person);
    await store(other);
    await withdraw(person, true);
    expect(await flipsOf(person)).toHaveLength(0);
    expect(await flipsOf(other)).toHaveLength(1);
    await store(other);
  });

  it('stores no flip concurrently, whichever comes first', async () => {
    const person = await signUp(sql);
    let late: Promise<unknown> = Promise.resolve();
    await sql.begin(async (transaction) => {
      await withdraw(person, true, transaction);
      late = store(person).catch((error: unknown) => error);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await late).toMatchObject({ code: '42501' });

    await sql`insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`;
    let after: Promise<unknown> = Promise.resolve();
    await as(sql, { role: 'authenticated', userId: person }, async (transaction) => {
      await transaction`
        insert into public.flip_sessions (id, user_id, flip_step_reached, completion_time_seconds, session_date)
        values (${randomUUID()}, ${person}, 'complete', 16, current_date)`;
      after = withdraw(person, true).execute();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await after;
    expect(await flipsOf(person)).toHaveLength(0);
  });
});
