import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getAuthSchemaSql } from '@supabase/lite';
import postgres from 'postgres';
import { untilItAnswers } from '../backend/real-services.ts';
import { databaseUrl, type StackSettings } from '../settings.ts';

const sqlFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Prepares a database like a hosted project before its first migration. Idempotent. */
export async function preparePlatform(settings: StackSettings, database = 'postgres'): Promise<void> {
  const sql = postgres(databaseUrl(settings, 'supabase_admin', database), { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(sqlFile('platform.sql'));
    const password = settings.secrets.databasePassword.replaceAll("'", "''");
    await sql.unsafe(`alter role postgres password '${password}'`);
    await sql`grant all on database ${sql(database)} to postgres`;
    // The real auth service only manages its own database; copies for tests use the stand-in's tables.
    if (settings.authUrl === null || database !== 'postgres') {
      await sql.unsafe(getAuthSchemaSql(false));
      await sql.unsafe(sqlFile('auth-mfa.sql'));
    } else {
      await sql.unsafe(`create schema if not exists auth authorization supabase_auth_admin;
        alter role supabase_auth_admin login password '${password}';
        alter role supabase_auth_admin set search_path = 'auth';
        grant create on database postgres to supabase_auth_admin`);
      await untilItAnswers(settings.authUrl);
    }
    await sql.unsafe(sqlFile('auth-access.sql'));
  } finally {
    await sql.end();
  }
}

/**
 * Runs `use` on an empty database of the running cluster, prepared like a hosted project before its first
 * migration, and drops it afterwards.
 */
export async function withScratchDatabase<Result>(
  settings: StackSettings,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  const sql = postgres(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
  try {
    await sql`create database ${sql(name)}`;
    await preparePlatform(settings, name);
    return await use(databaseUrl(settings, 'postgres', name));
  } finally {
    await sql`drop database if exists ${sql(name)} with (force)`;
    await sql.end();
  }
}
