import { createHash } from 'node:crypto';
import type postgres from 'postgres';

export interface Column {
  name: string;
  type: string;
}

/** The checksum of a table: its row count, and the hash of its rows as text, ordered by all columns. */
export interface Sum {
  rows: number;
  sha256: string;
}

/** Sessions and one-time codes are left out: everyone signs in again after a restore. */
const ofAccounts = ['users', 'identities', 'mfa_factors'];

/** Every table with personal or business data. */
async function tablesOf(sql: postgres.Sql | postgres.TransactionSql): Promise<string[]> {
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
): Promise<Column[]> {
  return sql<Column[]>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`;
}

/** A list of quoted column names for a statement, each followed by `more`. */
export const names = (columns: readonly Column[], more = '') =>
  columns.map(({ name }) => `"${name}"${more}`).join(', ');

/**
 * Yields the rows of a table in a fixed order, each as a JSON array of strings and nulls. Uses a cursor because the COPY
 * stream of postgres.js can leave its socket paused and then never ends.
 */
export async function* rowsOf(
  sql: postgres.Sql | postgres.TransactionSql,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<string> {
  const texts = names(columns, '::text');
  for await (const rows of sql
    .unsafe(`select ${texts} from ${table} order by ${texts}`)
    .values()
    .cursor(500)) {
    for (const row of rows) yield JSON.stringify(row);
  }
}

/** Passes lines through. @param tell called with their checksum at the end */
export async function* summed(
  lines: AsyncIterable<string>,
  tell: (sum: Sum) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    hash.update(line).update('\n');
    rows += 1;
    yield line;
  }
  tell({ rows, sha256: hash.digest('hex') });
}

/** Yields the lines of a backup: a header, the rows and `end` for each table, and all checksums at the end. */
export async function* dump(sql: postgres.TransactionSql): AsyncGenerator<string> {
  const sums: Record<string, Sum> = {};
  for (const table of await tablesOf(sql)) {
    const columns = await columnsOf(sql, table);
    yield `${JSON.stringify({ table, columns })}\n`;
    const keep = (sum: Sum) => {
      sums[table] = sum;
    };
    for await (const line of summed(rowsOf(sql, table, columns), keep)) yield `${line}\n`;
    yield 'end\n';
  }
  yield `${JSON.stringify({ sums })}\n`;
}
