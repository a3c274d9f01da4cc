import type postgres from 'postgres';
import { z } from 'zod';
import { columnsOf, names, rowsOf, type Sum, summed } from './dump.ts';

const headSchema = z.object({
  table: z.string().regex(/^(?:public|private|auth)\.[a-z_]+$/),
  columns: z.array(z.object({ name: z.string().regex(/^\w+$/), type: z.string() })),
});
const rowSchema = z.array(z.string().nullable());
type Row = z.infer<typeof rowSchema>;
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
  const here = await columnsOf(sql, table);
  const common = here.filter(({ name }) => columns.some((column) => column.name === name));
  const places = common.map(({ name }) => columns.findIndex((column) => column.name === name));
  const values = common.map(({ type }, index) => `v${index}::${type}`).join(', ');
  const sources = common.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = common.map((_, index) => `v${index}`).join(', ');
  const insert = `insert into ${table} (${names(common)}) overriding system value
    select ${values} from unnest(${sources}) as given (${aliases})`;
  await sql.unsafe(`delete from ${table}`);
  let batch: Row[] = [];
  const write = async () => {
    if (batch.length > 0)
      await sql.unsafe(
        insert,
        places.map((place) => batch.map((row) => row[place] ?? null)),
      );
    batch = [];
  };
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done || line === 'end') break;
    batch.push(rowSchema.parse(JSON.parse(line)));
    if (batch.length === 500) await write();
  }
  await write();
  for (const { name } of common) {
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
    const columns = await columnsOf(sql, table);
    const rows = summed(rowsOf(sql, table, columns), (sum) => {
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
