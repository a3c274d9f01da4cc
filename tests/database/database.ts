import { createHash, randomBytes, randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { readSettings } from '@/scripts/state';
import { migrate, readMigrations } from '@/supabase/local/database/migrate';
import { preparePlatform } from '@/supabase/local/database/prepare-platform';
import { databaseUrl, type StackSettings } from '@/supabase/local/settings';

/** An advisory lock id that nothing else uses. */
const making = 7_265_001;

/** The template database: created from the current migrations by the first run that needs it. */
async function templateDatabase(settings: StackSettings, cluster: postgres.Sql): Promise<string> {
  const versions = readMigrations().map(({ version, sql }) => version + sql);
  const name = `template_${createHash('sha256').update(versions.join()).digest('hex').slice(0, 12)}`;
  await cluster`select pg_advisory_lock(${making})`;
  try {
    const [known] = await cluster`select 1 from pg_database where datname = ${name}`;
    if (known) return name;
    // Built under another name until complete, so that an interrupted run leaves no broken template.
    const draft = `draft_${randomBytes(6).toString('hex')}`;
    await cluster`create database ${cluster(draft)} template template0`;
    await preparePlatform(settings, draft);
    await migrate(databaseUrl(settings, 'postgres', draft));
    await cluster`alter database ${cluster(draft)} rename to ${cluster(name)}`;
    return name;
  } finally {
    await cluster`select pg_advisory_unlock(${making})`;
  }
}

/**
 * A database for the tests of a file or `describe`, in the stack's cluster: created before them with the platform
 * and the migrations only, so that they can break things in isolation, and dropped after them.
 * @param connections how many statements may run concurrently
 * @returns a connection as the schema owner, who bypasses policies; usable in hooks and tests
 */
export function ownDatabase(connections = 4): postgres.Sql {
  const settings = readSettings();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const cluster = postgres(databaseUrl(settings), { max: 1, onnotice: () => {} });
  const sql = postgres(databaseUrl(settings, 'postgres', name), { max: connections, onnotice: () => {} });
  beforeAll(async () => {
    const template = await templateDatabase(settings, cluster);
    await cluster`create database ${cluster(name)} template ${cluster(template)}`;
  });
  afterAll(async () => {
    await sql.end({ timeout: 1 });
    await cluster`drop database if exists ${cluster(name)} with (force)`;
    await cluster.end();
  });
  return sql;
}

/** Creates an account as the auth service would. @returns its id */
export async function signUp(
  sql: postgres.Sql,
  email = `${randomBytes(6).toString('hex')}@example.com`,
  more: { metadata?: Record<string, unknown>; confirmed?: boolean; consents?: boolean } = {},
): Promise<string> {
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
    values (gen_random_uuid(), ${email}, ${sql.json((more.metadata ?? {}) as postgres.JSONValue)},
      ${more.confirmed === false ? null : new Date()})
    returning id`;
  if (!user) throw new Error('No account was made.');
  if (more.consents !== false)
    await sql`insert into public.account_consents (user_id, version, text) values (${user.id}, '1', 'Yes')`;
  return user.id;
}

/** Until a statement in this database waits for a lock of another. */
export async function untilWaiting(sql: postgres.Sql): Promise<void> {
  const waiting = () =>
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The single value that a query returns. */
export const one = async (query: Promise<readonly postgres.Row[]>) =>
  Object.values((await query)[0] ?? {})[0];

/** Who sends a statement through the API. */
export type Actor =
  | { role: 'anon' | 'service_role' }
  | { role: 'authenticated'; userId: string; session?: SignedIn['session'] };
export type SignedIn = Awaited<ReturnType<typeof openSession>>;

type Shown = { aal?: 'aal1' | 'aal2'; minutesAgo?: number };
/**
 * A session as the auth service would create it.
 * @param shown `aal2` by default, and how long ago the person authenticated
 */
export async function openSession(sql: postgres.ISql, userId: string, shown: Shown = {}) {
  const { aal = 'aal2', minutesAgo = 0 } = shown;
  const id = randomUUID();
  await sql`insert into auth.sessions (id, user_id, aal) values (${id}, ${userId}, ${aal})`;
  /** In epoch seconds. */
  const authenticatedAt = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  return { role: 'authenticated' as const, userId, session: { id, aal, authenticatedAt } };
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

/** Creates an admin's account. @returns a session that has shown a second factor */
export async function newAdmin(sql: postgres.Sql, email?: string): Promise<SignedIn> {
  const id = await signUp(sql, email);
  await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
  return openSession(sql, id);
}

/** The single value that a query returns to this actor. */
export const valueFor = (sql: postgres.Sql, actor: Actor, query: string) =>
  one(as(sql, actor, (transaction) => transaction.unsafe(query)));

export type Row = Record<string, unknown>;

const email = 'ann@example.com';
const jpeg = Buffer.from('x');
const submitted_at = new Date('2026-01-02');
const consent = { consent_text: 'Yes', consent_version: '1' };
const answers = {
  ...{ gone: 1, stayed: 1, grown: 0, searched: 1 },
  ...{ came_true: 0, partly: 0, did_not: 0, cannot_tell: 0 },
};

/** A valid row of each table, except for its references. */
export const rows = {
  flip_sessions: {
    flip_step_reached: 'complete',
    action_needed: false,
    flip_technique: 'cold-water',
    completion_time_seconds: 16,
    session_date: '2024-05-05',
  },
  workbook_requests: { email, first_name: 'Ann', ...consent },
  account_consents: { version: '2', text: 'Yes' },
  notebook_counts: { device: randomUUID(), month: '2026-11-01', waits: 3, ...answers },
  workbook_submissions: { id: randomUUID(), first_name: 'Ann', ...consent, submitted_at },
  contact_messages: { name: 'Ann', email, type: 'book', message: 'Hello' },
  email_jobs: { kind: 'workbook', recipient: email },
  email_suppressions: { email, reason: 'bounce' },
  admin_audit: { action: 'export' },
  contact_replies: { sequence: 1, body: 'Thank you.' },
  newsletter_issues: { id: randomUUID(), subject: 'Hello', body: 'Hello' },
  newsletter_pictures: { issue_id: randomUUID(), alt: 'A lamp', width: 1_200, height: 800, jpeg },
  newsletter_subscribers: { email, source: 'form', ...consent },
  newsletter_submissions: { ...consent, submitted_at },
  owner_incidents: { kind: 'mail-late' },
  user_roles: { role: 'inbox' },
  role_invitations: { email: 'kim@example.com', role: 'inbox' },
} satisfies Record<string, Row>;

/** Inserts a valid row with these changes. @returns its id */
export async function add(sql: postgres.ISql, table: keyof typeof rows, change: Row = {}): Promise<string> {
  const row = { ...rows[table], ...('id' in rows[table] && { id: randomUUID() }), ...change };
  const [added] = await sql`insert into ${sql(`public.${table}`)} ${sql(row)} returning *`;
  return added?.id;
}

/** Simulated times: after an arbitrary start, which functions of the schema accept as `at`. */
export const start = Date.parse('2026-03-01T09:00:00Z');

export const minutes = (count: number) => new Date(start + count * 60_000);
export const hours = (count: number) => minutes(count * 60);

/** Counts all changed days, as the reading functions do. */
export async function countChangedDays(sql: postgres.Sql): Promise<void> {
  while ((await sql`select public.count_changed_days() as days`)[0]?.days > 0);
}
