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
 * @throws naming the migration that failed; earlier ones stay applied. Also if the database has unknown or changed
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
    const applied = await sql<
      Applied[]
    >`select version, statements from supabase_migrations.schema_migrations`;
    const foreign = applied.filter((row) => !migrations.some((ours) => isSame(ours, row))).length;
    if (foreign > 0)
      throw new Error(
        `${foreign} of the database's migrations are not here, or have changed since: "npm run db:reset" empties a local database.`,
      );
    const known = new Set(applied.map((row) => row.version));
    const missing = migrations.filter((migration) => !known.has(migration.version));
    for (const migration of missing) await apply(sql, migration);
    return missing.map((migration) => `${migration.version}_${migration.name}`);
  } finally {
    await sql.end();
  }
}

interface Applied {
  version: string;
  statements: string[] | null;
}

/** The hosted service's CLI stores a migration statement by statement; those are compared by version only. */
function isSame(ours: Migration, { version, statements }: Applied): boolean {
  const [text = ours.sql, ...others] = statements ?? [];
  return ours.version === version && (others.length > 0 || trimmed(ours.sql) === trimmed(text));
}

/** Without the end of the last statement, which the CLI does not store. */
function trimmed(statements: string): string {
  return statements.replace(/[;\s]+$/, '').trim();
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
