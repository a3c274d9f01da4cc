import type postgres from 'postgres';
import { z } from 'zod';

type Sql = postgres.Sql | postgres.TransactionSql;

/** The line before a table's rows: how many they are, and the hash of all of them in any order. */
const headSchema = z.object({
  table: z.string().regex(/^(?:public|private|auth)\.[a-z_]+$/),
  rows: z.number(),
  hash: z.string(),
});
type Head = z.infer<typeof headSchema>;

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

/** Counts and hashes the rows of a table, or of a query in its place. */
export async function headOf(sql: Sql, table: string, from = table): Promise<Head> {
  const [counted] = await sql.unsafe(`
    select count(*)::integer as rows, md5(coalesce(string_agg(hash, '' order by hash), '')) as hash
    from (select md5(to_jsonb(t)::text) collate "C" as hash from ${from} as t) as hashed`);
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
    const from = tables && Object.hasOwn(leftOf, table) ? leftOf[table] : table;
    yield `${JSON.stringify(await headOf(sql, table, from))}\n`;
    const all = sql.unsafe<{ row: string }[]>(`select to_jsonb(t)::text as row from ${from} as t`);
    for await (const rows of all.cursor(500)) for (const { row } of rows) yield `${row}\n`;
  }
}

const most = 500;

/** A table's head, and its next rows, at most 500. */
interface Batch {
  head: Head;
  rows: string[];
}

/** Reads a backup in batches; a table without rows has one that is empty. @throws when it is truncated */
export async function* batches(lines: AsyncGenerator<string>): AsyncGenerator<Batch> {
  for await (const line of lines) {
    const head = headSchema.parse(JSON.parse(line));
    let left = head.rows;
    do {
      const rows: string[] = [];
      while (rows.length < Math.min(left, most)) {
        const { value, done } = await lines.next();
        if (done) throw new Error('The backup is truncated.');
        rows.push(value);
      }
      left -= rows.length;
      yield { head, rows };
    } while (left > 0);
  }
}

/** Loads a backup into a migrated database, replacing the content of its tables. @returns their heads */
export async function restore(sql: postgres.TransactionSql, lines: AsyncGenerator<string>): Promise<Head[]> {
  await sql`set local session_replication_role = 'replica'`;
  const heads = new Map<string, Head>();
  for await (const { head, rows } of batches(lines)) {
    if (!heads.has(head.table)) await sql.unsafe(`delete from ${head.table}`);
    heads.set(head.table, head);
    await insert(sql, head.table, rows);
  }
  return [...heads.values()];
}

/** The tables whose deletions are listed, with their names in the list. */
const listed = {
  users: 'auth.users',
  workbook_requests: 'public.workbook_requests',
  newsletter_subscribers: 'public.newsletter_subscribers',
  contact_messages: 'public.contact_messages',
} as const;

const deletion = z.object({
  kind: z.enum(Object.keys(listed) as (keyof typeof listed)[]),
  id_hash: z.string(),
});

/** Hashes of deleted people who asked to be left alone; the key of the hashes comes first. */
const wishTables = ['private.address_key', 'private.left_alone'] as const;
const ROLES = 'public.user_roles';
/** Of these tables a list of deletions has who left or withdrew, and who had a role, by their ids. */
const leftOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['public.newsletter_subscribers', 'public.workbook_requests'].map((table) => [
      table,
      `(select id, unsubscribed_at, unsubscribed_by from ${table} where unsubscribed_at is not null)`,
    ]),
  ),
  'public.account_consents': `(select user_id, purpose, given_at, withdrawn_at,
    not exists (select from public.flip_sessions as f where f.user_id = c.user_id) as is_emptied
    from public.account_consents as c where withdrawn_at is not null)`,
  [ROLES]: `(select user_id, role, is_owner from ${ROLES})`,
};
const SUPPRESSIONS = 'public.email_suppressions';
/** The tables of a list of deletions, which a later backup has for an older one. */
export const laterTables: readonly string[] = [
  ...['private.deletions', ...wishTables],
  ...[...Object.keys(leftOf), SUPPRESSIONS],
];

interface Later {
  deletions: z.infer<typeof deletion>[];
  /** Rows as JSON. */
  wishes: Record<(typeof wishTables)[number], string[]>;
  left: z.infer<typeof leaving>[];
  /** Undefined in a list that is older than this. */
  roles: z.infer<typeof role>[] | undefined;
}

const role = z.object({ user_id: z.guid(), role: z.string(), is_owner: z.boolean() });

/** Someone who left a list or withdrew a consent, or whose address takes no mail. */
const leaving = z.union([
  z.object({
    ...{ user_id: z.guid(), purpose: z.string(), given_at: z.string(), withdrawn_at: z.string() },
    is_emptied: z.boolean().default(false),
  }),
  z.object({ id: z.guid(), unsubscribed_at: z.string(), unsubscribed_by: z.string() }),
  z.object({ email: z.string(), reason: z.string(), suppressed_at: z.string() }),
]);

/** Reads the list of deletions from a backup. @throws when it has none */
export async function readLater(lines: AsyncGenerator<string>): Promise<Later> {
  const wishes: Later['wishes'] = { 'private.address_key': [], 'private.left_alone': [] };
  const later: Later = { deletions: [], wishes, left: [], roles: undefined };
  let hasList = false;
  for await (const { head, rows } of batches(lines)) {
    const wish = wishTables.find((table) => table === head.table);
    if (wish) later.wishes[wish].push(...rows);
    // A later backup has those who stay, too.
    if (Object.hasOwn(leftOf, head.table) || head.table === SUPPRESSIONS)
      later.left.push(...rows.flatMap((row) => leaving.safeParse(JSON.parse(row)).data ?? []));
    if (head.table === ROLES)
      later.roles = [...(later.roles ?? []), ...rows.map((row) => role.parse(JSON.parse(row)))];
    if (head.table !== 'private.deletions') continue;
    hasList = true;
    later.deletions.push(...rows.map((row) => deletion.parse(JSON.parse(row))));
  }
  if (!hasList) throw new Error('The file holds no list of deletions.');
  return later;
}

/**
 * Deletes what is on the list, with all that belongs to it, and lets those who left or withdrew since do so again. Roles are those of
 * the list, open invitations end, and so do all recovery codes, of which any may have been used since: new ones can be made.
 * @returns the number of rows
 */
export async function deleteAgain(
  sql: postgres.TransactionSql,
  { deletions, wishes, left, roles }: Later,
): Promise<number> {
  // Before the triggers are on again, which would mail everybody concerned a second time.
  await sql`delete from private.admin_recovery_codes`;
  await sql`update public.role_invitations set withdrawn_at = now() where accepted_at is null and withdrawn_at is null`;
  if (roles) {
    await sql`delete from public.user_roles where user_id <> all (${roles.map(({ user_id }) => user_id)}::uuid[])`;
    for (const { user_id, ...has } of roles)
      await sql`update public.user_roles set ${sql(has)} where user_id = ${user_id}`;
  }
  await sql`set local session_replication_role = 'origin'`;
  for (const table of wishTables)
    for (const row of wishes[table])
      await sql`insert into ${sql(table)} select * from jsonb_populate_record(null::${sql.unsafe(table)}, ${row}::text::jsonb)
        on conflict do nothing`;
  let deleted = 0;
  for (const [kind, table] of Object.entries(listed)) {
    const hashes = deletions.filter((each) => each.kind === kind).map(({ id_hash }) => id_hash);
    deleted += (await sql`delete from ${sql(table)} where private.hash_of_id(id) = any (${hashes})`).count;
  }
  for (const each of left) {
    if ('purpose' in each)
      await sql`select public.withdraw_consent(c.user_id, c.purpose, ${each.is_emptied}, ${each.withdrawn_at})
        from public.account_consents as c where c.user_id = ${each.user_id} and c.purpose = ${each.purpose}
          and c.given_at = ${each.given_at}::text::timestamptz and c.withdrawn_at is null`;
    else if ('email' in each)
      await sql`select public.suppress_email(${each.email}, ${each.reason}, ${each.suppressed_at})`;
    else
      await sql`select public.unsubscribe_request(${each.id}, ${each.unsubscribed_by}, ${each.unsubscribed_at}),
        private.end_subscription(${each.id}, ${each.unsubscribed_by}, ${each.unsubscribed_at})`;
  }
  return deleted;
}

/** Inserts rows into the columns that both the backup and the table have. */
async function insert(sql: postgres.TransactionSql, table: string, rows: readonly string[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = await sql<{ name: string; sequence: string | null }[]>`
    select attname as name, pg_get_serial_sequence(${table}, attname) as sequence from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname = any(${Object.keys(JSON.parse(first))})`;
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await sql.unsafe(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [`[${rows.join(',')}]`],
  );
  for (const { name, sequence } of columns)
    if (sequence) await sql.unsafe(`select setval('${sequence}', max("${name}")) from ${table}`);
}

/** Lists the tables of a restored database that differ from the backup. */
export async function differences(
  sql: postgres.Sql | postgres.TransactionSql,
  heads: readonly Head[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { table, rows, hash } of heads) {
    const found = await headOf(sql, table);
    if (found.rows !== rows) wrong.push(`${table}: ${found.rows} rows instead of ${rows}`);
    // On a hosted project the auth service's tables have more columns.
    else if (found.hash !== hash && !table.startsWith('auth.')) wrong.push(`${table}: different content`);
  }
  return wrong;
}
