import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { linesOf } from './sealed-file.ts';

/** What a backup says of a table: how many rows, and the hash of their text in the order of all columns. */
export interface Sum {
  rows: number;
  sha256: string;
}

/** The line after the last row of a table, as COPY has it: in a row a backslash is always escaped. */
export const END = '\\.';

/** Sessions and one-time codes stay out: after a restoration all people sign in again. */
const ofAccounts = ['users', 'identities', 'mfa_factors'];

/** Every table that holds something of people or of the business. */
async function tablesOf(sql: postgres.TransactionSql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ${sql(ofAccounts)})
    order by schemaname = 'auth' desc, 1`;
  return rows.map(({ name }) => name);
}

/** The columns of a table that can be written. */
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

/** Their names in a statement, each with something after it. */
export const names = (columns: readonly string[], more = '') =>
  columns.map((name) => `"${name}"${more}`).join(', ');

/**
 * The rows of a table in a fixed order, as COPY writes them, one on a line.
 * @param tell is told their sum at the end
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

/** All tables of one moment, as the lines of a backup: a header, the rows and their end for each, and all sums at the end. */
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
