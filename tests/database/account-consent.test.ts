import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { type Actor, add, as, ownDatabase, rows, runAs, signedIn, signUp, untilWaiting } from './database';

const sql = ownDatabase(3);

/** Stores a flip as the person themselves. */
const store = (user_id: string) => as(sql, signedIn(user_id), (transaction) => storeIn(transaction, user_id));
const storeIn = (transaction: postgres.TransactionSql, user_id: string) =>
  transaction`insert into public.flip_sessions ${transaction({ ...rows.flip_sessions, user_id })}`;
const agree = (user_id: string) => add(sql, 'account_consents', { user_id });
const without = () => signUp(sql, undefined, { consents: false });
const refused = { code: '42501' };

it('flips of a person are refused until the server, and nobody else, stores their own consent', async () => {
  await signUp(sql);
  const person = await without();
  const consent = (actor: Actor) =>
    runAs(
      sql,
      actor,
    )`insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`;
  await expect(store(person)).rejects.toMatchObject(refused);
  await expect(consent(signedIn(person))).rejects.toMatchObject(refused);
  await consent({ role: 'service_role' });
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
  const flipsOf = (person: string) => sql`select from public.flip_sessions where user_id = ${person}`;

  it('stores no more flips, keeps the existing ones, and both times are on record', async () => {
    const person = await signUp(sql);
    await store(person);
    await withdraw(person, false);
    await expect(store(person)).rejects.toMatchObject(refused);
    expect(await flipsOf(person)).toHaveLength(1);
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
    expect(await flipsOf(person)).toHaveLength(0);
    expect(await flipsOf(other)).toHaveLength(1);
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
    expect(await late).toMatchObject(refused);

    await agree(person);
    const { after } = await as(sql, signedIn(person), async (transaction) => {
      await storeIn(transaction, person);
      const after = withdraw(person, true).execute();
      await untilWaiting(sql);
      return { after };
    });
    await after;
    expect(await flipsOf(person)).toHaveLength(0);
  });
});
