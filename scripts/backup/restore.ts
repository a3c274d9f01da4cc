import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { z } from 'zod';
import { columnsOf, END, names, rowsOf, type Sum } from './dump.ts';

const headSchema = z.object({
  table: z.string().regex(/^(?:public|private|auth)\.[a-z_]+$/),
  columns: z.array(z.string().regex(/^\w+$/)),
});
const sumsSchema = z.object({
  sums: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
});

/**
 * Loads a backup into a migrated database, replacing the content of its tables.
 * @returns the checksums at the end of the backup
 * @throws when they are missing: the backup is truncated
 */
export async function restore(
  sql: postgres.TransactionSql,
  lines: AsyncGenerator<string>,
): Promise<Record<string, Sum>> {
  await sql`set local session_replication_role = 'replica'`;
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new Error('The backup is truncated.');
    const ending = sumsSchema.safeParse(JSON.parse(line));
    if (ending.success) return ending.data.sums;
    await restoreTable(sql, headSchema.parse(JSON.parse(line)), lines);
  }
}

async function restoreTable(
  sql: postgres.TransactionSql,
  { table, columns }: z.infer<typeof headSchema>,
  lines: AsyncGenerator<string>,
): Promise<void> {
  const common = (await columnsOf(sql, table)).filter((name) => columns.includes(name));
  const places = common.map((name) => columns.indexOf(name));
  async function* rows() {
    for (;;) {
      const { value: line = END, done } = await lines.next();
      if (done || line === END) return;
      const values = line.split('\t');
      yield `${places.map((place) => values[place]).join('\t')}\n`;
    }
  }
  await sql.unsafe(`delete from ${table}`);
  await pipeline(rows, await sql.unsafe(`copy ${table} (${names(common)}) from stdin`).writable());
  for (const name of common) {
    const [counter] = await sql<
      { name: string | null }[]
    >`select pg_get_serial_sequence(${table}, ${name}) as name`;
    if (counter?.name)
      await sql.unsafe(
        `select setval('${counter.name}', max("${name}")) from ${table} having max("${name}") is not null`,
      );
  }
}

/** Lists the tables of a restored database that differ from the backup. */
export async function differences(sql: postgres.Sql, sums: Readonly<Record<string, Sum>>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [table, expected] of Object.entries(sums)) {
    let found: Sum = { rows: 0, sha256: '' };
    const rows = rowsOf(sql, table, await columnsOf(sql, table), (sum) => {
      found = sum;
    });
    for await (const _ of rows);
    if (found.rows !== expected.rows) wrong.push(`${table}: ${found.rows} rows instead of ${expected.rows}`);
    // On a hosted project the auth service's tables have more columns.
    else if (found.sha256 !== expected.sha256 && !table.startsWith('auth.'))
      wrong.push(`${table}: different content`);
  }
  return wrong;
}
