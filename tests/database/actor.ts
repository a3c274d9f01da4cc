import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { one, signUp } from './database';

/** A session, as described by its access token. */
export interface ActorSession {
  id: string;
  aal: 'aal1' | 'aal2';
  /** When the person last authenticated, in epoch seconds. */
  authenticatedAt: number;
}

/** Who sends a statement through the API. */
export type Actor =
  | { role: 'anon' }
  | { role: 'authenticated'; userId: string; session?: ActorSession }
  | { role: 'service_role' };

/**
 * A session as the auth service would create it.
 * @param more `aal2` by default, and how long ago the person authenticated
 */
export async function openSession(
  sql: postgres.ISql,
  userId: string,
  { aal = 'aal2', minutesAgo = 0 }: { aal?: ActorSession['aal']; minutesAgo?: number } = {},
): Promise<{ role: 'authenticated'; userId: string; session: ActorSession }> {
  const id = randomUUID();
  await sql`insert into auth.sessions (id, user_id, aal) values (${id}, ${userId}, ${aal})`;
  const authenticatedAt = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  return { role: 'authenticated', userId, session: { id, aal, authenticatedAt } };
}

function claimsOf(actor: Actor) {
  if (actor.role !== 'authenticated') return { role: actor.role };
  const { role, userId: sub, session } = actor;
  if (!session) return { role, sub };
  const { id: session_id, aal, authenticatedAt: timestamp } = session;
  return { role, sub, session_id, aal, amr: [{ method: aal === 'aal2' ? 'totp' : 'password', timestamp }] };
}

/** Runs everything up to the end of the transaction (or savepoint) as this actor. */
export async function actAs(transaction: postgres.TransactionSql, actor: Actor): Promise<void> {
  const claims = JSON.stringify(claimsOf(actor));
  await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
  await transaction.unsafe(`set local role ${actor.role}`);
}

/** Runs `work` as the actor in a transaction of its own, and commits it. */
export async function as<Result>(
  sql: postgres.Sql,
  actor: Actor,
  work: (transaction: postgres.TransactionSql) => Promise<Result>,
): Promise<Result> {
  const result = await sql.begin(async (transaction) => {
    await actAs(transaction, actor);
    return { value: await work(transaction) };
  });
  return (result as { value: Result }).value;
}

/** A person by their token alone, without a session that the auth service knows. */
export const signedIn = (userId: string): Actor => ({ role: 'authenticated', userId });

/** A tag for a query that runs as this actor, in a transaction of its own. @returns its rows */
export const runAs =
  (sql: postgres.Sql, actor: Actor) =>
  (query: TemplateStringsArray, ...values: readonly unknown[]): Promise<postgres.RowList<postgres.Row[]>> =>
    as(sql, actor, (transaction) => transaction(query, ...(values as never[])));

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
