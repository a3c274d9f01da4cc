import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { migrate } from '../supabase/local/database/migrate.ts';
import { withScratchDatabase } from '../supabase/local/database/scratch-database.ts';
import type { StackSettings } from '../supabase/local/settings.ts';

/** The current schema, for reading only; databases are created by the migrations. */
export const schemaFile = 'supabase/schema.sql';

const header = `-- The schema as the migrations make it. Generated from supabase/migrations by "npm run db:types". Do not edit.
set check_function_bodies = off;
`;

/** Finds objects that database-schema.sql does not cover, so that none is omitted silently. */
const unknown = `
  select 'relation ' || c.oid::regclass as name from pg_class as c
  where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind not in ('r', 'v', 'i', 't')
    and not (c.relkind = 'S' and exists (select from pg_depend as d where d.objid = c.oid and d.deptype = 'i'))
  union all
  select 'type ' || t.oid::regtype from pg_type as t
  where t.typnamespace::regnamespace::text in ('public', 'private') and t.typtype <> 'c' and t.typcategory <> 'A'
  union all
  select 'routine ' || p.oid::regprocedure from pg_proc as p
  where p.pronamespace::regnamespace::text in ('public', 'private') and p.prokind <> 'f'
  union all
  select 'trigger ' || t.tgname from pg_trigger as t join pg_proc as p on p.oid = t.tgfoid
  where p.pronamespace::regnamespace::text in ('public', 'private') and not t.tgisinternal and t.tgenabled <> 'O'
  union all
  select 'rule ' || r.rulename from pg_rewrite as r join pg_class as c on c.oid = r.ev_class
  where c.relnamespace::regnamespace::text in ('public', 'private') and r.rulename <> '_RETURN'`;

/** Returns the statements that recreate the schemas public and private, in a stable order. */
export async function readSchema(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`set search_path = ''`;
    const missed = await sql.unsafe<{ name: string }[]>(unknown);
    if (missed.length > 0)
      throw new Error(`${schemaFile} cannot represent: ${missed.map(({ name }) => name).join(', ')}`);
    const query = readFileSync(new URL('database-schema.sql', import.meta.url), 'utf8');
    const rows = await sql.unsafe<{ statement: string }[]>(query);
    return [header, ...rows.map(({ statement }) => `${statement.trim()}\n`)].join('\n');
  } finally {
    await sql.end();
  }
}

/** Returns the schema that the migrations produce. Needs a running cluster. */
export function generateSchema(settings: StackSettings): Promise<string> {
  return withScratchDatabase(settings, async (url) => {
    await migrate(url);
    return readSchema(url);
  });
}
