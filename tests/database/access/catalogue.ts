import type postgres from 'postgres';

const schemas = ['public', 'private'];

/** Every table and view of the schemas, as `schema.name`, and each sequence reachable through the API. */
export async function listRelations(sql: postgres.ISql) {
  return sql<{ name: string; kind: string; hasRls: boolean; options: string[] | null }[]>`
    select format('%s.%s', n.nspname, c.relname) as name, c.relkind::text as kind,
      c.relrowsecurity as "hasRls", c.reloptions as options
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${sql(schemas)} and (c.relkind in ('r', 'p', 'v', 'm', 'f') or c.relkind = 'S' and exists (
      select from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_sequence_privilege(role, case c.relkind when 'S' then c.oid end, 'usage, select, update')))
    order by 1`;
}

/** Every function with the roles that may execute it, from the system catalogue. */
export async function listFunctions(sql: postgres.ISql) {
  type Flags = Record<'isDefiner' | 'anon' | 'signedIn' | 'service', boolean>;
  return sql<(Flags & { name: string; settings: string[] | null; parameters: string[] })[]>`
    select format('%s.%s', n.nspname, p.proname) as name, p.prosecdef as "isDefiner", p.proconfig as settings,
      array(select format_type(t, null) from unnest(p.proargtypes) as t) as parameters,
      has_function_privilege('anon', p.oid, 'execute') and has_schema_privilege('anon', n.oid, 'usage') as anon,
      has_function_privilege('authenticated', p.oid, 'execute')
        and has_schema_privilege('authenticated', n.oid, 'usage') as "signedIn",
      has_function_privilege('service_role', p.oid, 'execute')
        and has_schema_privilege('service_role', n.oid, 'usage') as service
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${sql(schemas)} order by 1`;
}

export async function listPolicies(sql: postgres.ISql) {
  return sql<(Record<'table' | 'name', string> & Record<'using' | 'check', string | null>)[]>`
    select format('%s.%s', schemaname, tablename) as table, policyname as name, qual as using,
      with_check as check
    from pg_policies where schemaname in ${sql(schemas)} order by 1, 2`;
}

/** The columns that signed-in people may insert or update, by table. */
export async function listWritableColumns(sql: postgres.ISql) {
  return sql<{ table: string; column: string; insert: boolean; update: boolean }[]>`
    select format('%s.%s', n.nspname, c.relname) as table, a.attname as column,
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as insert,
      has_column_privilege('authenticated', c.oid, a.attnum, 'update') as update
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${sql(schemas)} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    order by 1, 2`;
}
