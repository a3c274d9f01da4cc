import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { linesOf } from './encrypted-file.ts';

/** The checksum of a table: its row count, and the hash of its rows as text, ordered by all columns. */
export interface Sum {
  rows: number;
  sha256: string;
}

/** COPY's end marker. No row can equal it, as COPY escapes backslashes. */
export const END = '\\.';

/** Sessions and one-time codes are left out: everyone signs in again after a restore. */
const ofAccounts = ['users', 'identities', 'mfa_factors'];

/** Every table with personal or business data. */
async function tablesOf(sql: postgres.TransactionSql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ${sql(ofAccounts)})
    order by schemaname = 'auth' desc, 1`;
  return rows.map(({ name }) => name);
}

/** The writable columns of a table: all but generated ones. */
export async function columnsOf(
  sql: postgres.Sql | postgres.TransactionSql,
  table: string,
): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;
  return rows.map(({ name }) => name);
}

/** A list of quoted column names for a statement, each followed by `more`. */
export const names = (columns: readonly string[], more = '') =>
  columns.map((name) => `"${name}"${more}`).join(', ');

/**
 * Yields the rows of a table in a fixed order, as lines of COPY's text format.
 * @param tell called with their checksum at the end
 */
export async function* rowsOf(
  sql: postgres.Sql | postgres.TransactionSql,
  table: string,
  columns: readonly string[],
  tell: (sum: Sum) => void,
): AsyncGenerator<string> {
  const query = `select ${names(columns)} from ${table} order by ${names(columns, '::text')}`;
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of linesOf(await sql.unsafe(`copy (${query}) to stdout`).readable())) {
    hash.update(line).update('\n');
    rows += 1;
    yield line;
  }
  tell({ rows, sha256: hash.digest('hex') });
}

/** Yields the lines of a backup: for each table a header, its rows and an end marker; last, all checksums. */
export async function* dump(sql: postgres.TransactionSql): AsyncGenerator<string> {
  const sums: Record<string, Sum> = {};
  for (const table of await tablesOf(sql)) {
    const columns = await columnsOf(sql, table);
    yield `${JSON.stringify({ table, columns })}\n`;
    const keep = (sum: Sum) => {
      sums[table] = sum;
    };
    for await (const line of rowsOf(sql, table, columns, keep)) yield `${line}\n`;
    yield `${END}\n`;
  }
  yield `${JSON.stringify({ sums })}\n`;
}
