import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as } from './actor';
import { makeDatabase, signUp, type TestDatabase } from './database';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeDatabase(2);
});
afterAll(() => database.drop());

const store = (userId: string) =>
  as(
    database.sql,
    { role: 'authenticated', userId },
    (transaction) => transaction`
      insert into public.flip_sessions (id, user_id, flip_step_reached, completion_time_seconds, session_date)
      values (${randomUUID()}, ${userId}, 'complete', 16, current_date)`,
  );

describe('the flips of a person who has not agreed', () => {
  it('are refused by the database until they agree', async () => {
    const { sql } = database;
    const person = await signUp(sql, undefined, { consents: false });
    await expect(store(person)).rejects.toMatchObject({ code: '42501' });
    await as(
      sql,
      { role: 'service_role' },
      (transaction) => transaction`
        insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`,
    );
    await store(person);
  });

  it('are not stored on the word of somebody else, nor by agreeing without the server', async () => {
    const { sql } = database;
    await signUp(sql);
    const person = await signUp(sql, undefined, { consents: false });
    await expect(store(person)).rejects.toMatchObject({ code: '42501' });
    const agree = as(
      sql,
      { role: 'authenticated', userId: person },
      (transaction) => transaction`
        insert into public.account_consents (user_id, version, text) values (${person}, '1', 'Yes')`,
    );
    await expect(agree).rejects.toMatchObject({ code: '42501' });
  });
});
