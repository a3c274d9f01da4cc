import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { localDir } from '@/scripts/state';
import { migrate, readMigrations } from '@/supabase/local/database/migrate';
import { preparePlatform } from '@/supabase/local/database/prepare-platform';
import { databaseUrl, loadSettings, type StackSettings } from '@/supabase/local/settings';

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
  const settings = loadSettings(join(localDir(), 'settings.json'));
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
