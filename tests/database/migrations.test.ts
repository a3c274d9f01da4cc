import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { generateSchema, generateTypes, schemaFile, typesFile } from '../../scripts/db-types.ts';
import { readSettings } from '../../scripts/state.ts';
import { runSupabaseCli } from '../../scripts/supabase-cli.ts';
import { migrate, readMigrations } from '../../supabase/local/database/migrate.ts';
import { functions } from './access/declared.ts';

const settings = readSettings();

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe<Row[]>(text))];
  } finally {
    await sql.end();
  }
}

const history = 'select version, name from supabase_migrations.schema_migrations order by version';

/** The one warning that stays, in newer versions of the linter; docs/trust.md says why. */
const callable = 'authenticated_security_definer_function_executable';

/** What Supabase's linter finds, but for functions that check for an admin themselves. */
async function findings(url: string): Promise<string[]> {
  const options = ['--type', 'all', '--level', 'warn', '--fail-on', 'none', '--output-format', 'json'];
  const output = await runSupabaseCli(['db', 'advisors', `--remote=${url}?sslmode=disable`, ...options]);
  const { results } = JSON.parse(output) as { results: { name: string; metadata: Record<string, string> }[] };
  return results.flatMap(({ name, metadata }) => {
    const caller = functions[`${metadata.schema}.${metadata.name}`] ?? '';
    return name === callable && /^(?:admin|signed-in)$/.test(caller) ? [] : [`${name} ${metadata.name}`];
  });
}

test('the Supabase CLI applies the migrations, its linter finds nothing, and the committed schema and types are theirs', async () => {
  const schema = await generateSchema(settings, async (url) => {
    await runSupabaseCli(['db', 'push', `--remote=${url}?sslmode=disable`, '--yes']);
    // Migrations applied by the CLI count as applied in the local stack.
    expect(await migrate(url)).toEqual([]);
    const applied = readMigrations().map(({ version, name }) => ({ version, name }));
    expect(await query(url, history)).toEqual(applied);
    expect(await generateTypes(url)).toBe(readFileSync(typesFile, 'utf8'));
    // A fault that the linter has to find, so that an empty list means something.
    await query(url, 'create function public.forgotten() returns text language sql return current_user');
    expect(await findings(url)).toEqual(['function_search_path_mutable forgotten']);
    await query(url, 'drop function public.forgotten()');
  });
  expect(schema).toBe(readFileSync(schemaFile, 'utf8'));
}, 120_000);
