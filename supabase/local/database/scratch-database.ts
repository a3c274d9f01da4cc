import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { databaseUrl, type StackSettings } from '../settings.ts';
import { preparePlatform } from './prepare-platform.ts';

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
