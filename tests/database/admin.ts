import type postgres from 'postgres';
import { type Actor, as, openSession } from './actor';
import { one, signUp } from './database';

export type SignedIn = Awaited<ReturnType<typeof openSession>>;

/** Creates an admin's account. @returns a session that has shown a second factor */
export async function newAdmin(sql: postgres.Sql, email?: string): Promise<SignedIn> {
  const id = await signUp(sql, email);
  await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  return openSession(sql, id);
}

/** The single value that a query returns to this actor. */
export const valueFor = (sql: postgres.Sql, actor: Actor, query: string) =>
  one(as(sql, actor, (transaction) => transaction.unsafe(query)));

/** Whether the dashboard opens, or what it asks for. */
export const gateOf = (sql: postgres.Sql, actor: Actor): Promise<string> =>
  valueFor(sql, actor, 'select status from public.admin_gate()');

/** What the audit log says that this person did, in order. */
export async function actsOf(sql: postgres.Sql, userId: string) {
  const acts = sql`select action, object from public.admin_audit where actor = ${userId} order by id`;
  return [...(await acts.values())];
}

export const addFactor = (sql: postgres.Sql, userId: string, status = 'verified'): Promise<string> =>
  one(sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${userId}, 'totp', ${status}::auth.factor_status, now(), now(), 'A')
    returning id`);
