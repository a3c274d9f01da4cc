import type postgres from 'postgres';
import { z } from 'zod';

type Sql = postgres.Sql | postgres.TransactionSql;

/** The line before a table's rows: how many they are, and the hash of all of them in any order. */
export const headSchema = z.object({
  table: z.string().regex(/^(?:public|private|auth)\.[a-z_]+$/),
  rows: z.number(),
  hash: z.string(),
});
export type Head = z.infer<typeof headSchema>;

/** Sessions and one-time codes are left out: everyone signs in again after a restore. */
const ofAccounts = ['users', 'identities', 'mfa_factors'];
/** Not every auth service has passkeys, or lets the schema's owner read them: then people add them again. */
const PASSKEYS = 'auth.webauthn_credentials';

/** Every table with personal or business data. */
async function tablesOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ${sql(ofAccounts)})
      or (to_regclass(format('%I.%I', schemaname, tablename)) = to_regclass(${PASSKEYS})
        and has_table_privilege(to_regclass(${PASSKEYS}), 'select') and has_table_privilege(to_regclass(${PASSKEYS}), 'insert'))
    order by schemaname = 'auth' desc, 1`;
  return rows.map(({ name }) => name);
}

/** Counts and hashes the rows of a table. */
export async function headOf(sql: Sql, table: string): Promise<Head> {
  const [counted] = await sql.unsafe(`
    select count(*)::integer as rows, md5(coalesce(string_agg(hash, '' order by hash), '')) as hash
    from (select md5(to_jsonb(t)::text) collate "C" as hash from ${table} as t) as hashed`);
  return headSchema.parse({ table, ...counted });
}

/**
 * Yields the lines of a backup: each table's head and rows, as JSON. Uses a cursor because the COPY stream of
 * postgres.js can leave its socket paused and then never ends.
 * @param tables default: every table with personal or business data
 */
export async function* dump(
  sql: postgres.TransactionSql,
  tables?: readonly string[],
): AsyncGenerator<string> {
  for (const table of tables ?? (await tablesOf(sql))) {
    yield `${JSON.stringify(await headOf(sql, table))}\n`;
    const all = sql.unsafe<{ row: string }[]>(`select to_jsonb(t)::text as row from ${table} as t`);
    for await (const rows of all.cursor(500)) for (const { row } of rows) yield `${row}\n`;
  }
}
