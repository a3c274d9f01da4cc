import postgres from 'postgres';
import { type Actor, actAs, type Row, rows } from '../database';
import { type ActorName, actors, type Outcome, type Verb, verbs } from './declared';
import { type People, samplesOf } from './people';

/** What else an error says: an aggregate view is read-only; a row with a duplicate key passed rights and policies. */
const outcomes: Record<string, Outcome> = { '55000': 'denied', P0001: 'refused', '23505': 'rows' };
function outcomeOf({ code, message }: postgres.PostgresError): Outcome | undefined {
  if (code === '42501') return message.includes('row-level security') ? 'refused' : 'denied';
  return outcomes[code];
}

type Work<Result> = (open: postgres.TransactionSql) => Promise<Result>;
const undo = new Error('undo');

/** Runs `work` in a transaction or savepoint, rolls it back, and returns its result. */
async function rolledBack<Result>(begin: (work: Work<never>) => Promise<unknown>, work: Work<Result>) {
  const found: Result[] = [];
  const running = begin(async (open) => {
    found.push(await work(open));
    throw undo;
  });
  await running.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found[0] as Result;
}

/** Runs `work`, rolls it back, and returns its outcome; a PostgreSQL refusal is an outcome too. */
const undone = (transaction: postgres.TransactionSql, work: Work<Outcome>) =>
  rolledBack((inside) => transaction.savepoint(inside), work).catch((error: unknown) => {
    const outcome = error instanceof postgres.PostgresError ? outcomeOf(error) : undefined;
    if (outcome) return outcome;
    throw error;
  });

/** Applies a change, observes, and rolls back. */
export const under = <Result>(sql: postgres.Sql, change: string, look: Work<Result>) =>
  rolledBack(
    (inside) => sql.begin(inside),
    async (open) => {
      await open.unsafe(change);
      return look(open);
    },
  );

/** What happens when this actor tries this verb on the owner's rows of a table. */
export function tryVerb(
  transaction: postgres.TransactionSql,
  people: People,
  table: string,
  actor: ActorName,
  verb: Verb,
): Promise<Outcome> {
  const sample = samplesOf(people)[table];
  if (!sample) throw new Error(`There is no sample row for ${table}.`);
  const [owned, insert, set] = sample;
  return undone(transaction, async (savepoint) => {
    // Compared as text: a view depends on its caller, so its rows are counted as the caller sees them.
    const fingerprint = async () =>
      JSON.stringify(await savepoint.unsafe(`select * from ${table} as t where ${owned} order by t::text`));
    const before = verb === 'select' ? '' : await fingerprint();
    await actAs(savepoint, people.actors[actor]);
    if (verb === 'select') {
      const found = await savepoint.unsafe(`select 1 from ${table} where ${owned}`);
      return found.length > 0 ? 'rows' : 'nothing';
    }
    if (verb === 'insert' && typeof insert !== 'string') {
      const row: Row = { ...rows[table.replace('public.', '') as keyof typeof rows], ...insert };
      await savepoint`insert into ${savepoint(table)} ${savepoint(row)}`;
    } else {
      const statements = { insert: `insert into ${table} ${insert}`, delete: `delete from ${table}` };
      await savepoint.unsafe(verb === 'update' ? `update ${table} set ${set}` : statements[verb]);
    }
    await savepoint.unsafe('reset role');
    return (await fingerprint()) === before ? 'nothing' : 'rows';
  });
}

/** Every actor and verb on one table. */
export async function probeTable(transaction: postgres.TransactionSql, people: People, table: string) {
  const found = {} as Record<ActorName, Record<Verb, Outcome>>;
  for (const actor of actors)
    for (const verb of verbs)
      found[actor] = { ...found[actor], [verb]: await tryVerb(transaction, people, table, actor, verb) };
  return found;
}

const sampleArguments: Record<string, string> = {
  date: 'current_date',
  uuid: 'gen_random_uuid()',
  'uuid[]': 'array[gen_random_uuid()]',
  text: 'null',
  boolean: 'true',
  integer: '10',
  bigint: '10',
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  'timestamp with time zone': 'now()',
};

/** Whether a function gets past its guards for this actor, whatever it returns. */
export async function getsPast(
  transaction: postgres.TransactionSql,
  actor: Actor,
  { name, parameters }: { name: string; parameters: string[] },
): Promise<boolean> {
  const values = parameters.map((type) => {
    const value = sampleArguments[type];
    if (!value) throw new Error(`There is no sample argument of type ${type} for ${name}.`);
    return `${value}::${type}`;
  });
  const outcome = await undone(transaction, async (savepoint) => {
    await actAs(savepoint, actor);
    const call = savepoint.unsafe(`select * from ${name}(${values.join(', ')})`);
    await call.catch((error: { code?: string }) => {
      // Errors about missing or invalid values come from behind the guards.
      if (!/^2[23]/.test(error.code ?? '')) throw error;
    });
    return 'nothing';
  });
  return outcome !== 'denied';
}

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
