import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';

const fileName = /^(?<version>\d{14})_(?<name>.+)\.sql$/;

interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The project's migrations, in order. */
export function readMigrations(dir = join('supabase', 'migrations')): Migration[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const { version, name } = fileName.exec(file)?.groups ?? {};
      if (!version || !name) throw new Error(`${file}: a migration is named 20260101120000_what_it_does.sql`);
      return { version, name, sql: readFileSync(join(dir, file), 'utf8') };
    });
}

/**
 * Applies the missing migrations, each in one transaction with its entry in the history table of the hosted
 * service and its CLI.
 * @returns the names of the migrations applied.
 * @throws naming the migration that failed; earlier ones stay applied. Also if the database has unknown
 * migrations.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text not null primary key, statements text[], name text
      )`);
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    const known = new Set(rows.map((row) => row.version));
    const foreign = [...known].filter((version) =>
      migrations.every((ours) => ours.version !== version),
    ).length;
    if (foreign > 0)
      throw new Error(
        `${foreign} of the database's migrations are not here: "npm run db:reset" empties a local database.`,
      );
    const missing = migrations.filter((migration) => !known.has(migration.version));
    for (const migration of missing) await apply(sql, migration);
    return missing.map((migration) => `${migration.version}_${migration.name}`);
  } finally {
    await sql.end();
  }
}

async function apply(sql: postgres.Sql, { version, name, sql: statements }: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(statements);
      // Settings changed by one migration must not leak into the next.
      await transaction.unsafe('reset role; reset search_path');
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[statements]})`;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The migration ${version}_${name}.sql failed: ${reason}`, { cause });
  }
}
