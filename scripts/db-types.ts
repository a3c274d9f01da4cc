import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { migrate } from '../supabase/local/database/migrate.ts';
import { withScratchDatabase } from '../supabase/local/database/prepare-platform.ts';
import { startTemporaryCluster } from '../supabase/local/postgres/cluster.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { runSupabaseCli } from './supabase-cli.ts';

export const typesFile = 'lib/supabase/database.types.ts';
/** The current schema, for reading only; databases are created by the migrations. */
export const schemaFile = 'supabase/schema.sql';

// The local cluster has no TLS; otherwise the CLI prints a warning about that into its output.
const remote = (url: string) => `${url}?sslmode=disable`;
const origin = 'Generated from supabase/migrations by "npm run db:types". Do not edit.';
/** The CLI leaves out default privileges that belong to no schema. */
const leftOut = 'Left out: alter default privileges revoke all on functions from public;';

/** Generates Supabase's TypeScript types for the schema of a migrated database. */
export async function generateTypes(url: string): Promise<string> {
  const types = await runSupabaseCli(['gen', 'types', `--remote=${remote(url)}`, '--schema', 'public']);
  return format(`// ${origin}\n${types}`);
}

function format(source: string): string {
  // Under another file name, because biome.json excludes the generated file.
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=types.ts'];
  const result = spawnSync(process.execPath, biome, { input: source, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`The generated types could not be formatted:\n${result.stderr}`);
  return result.stdout;
}

/**
 * Returns the statements that create the migrated schema. Needs a running cluster.
 * @param make creates it in a new database
 * @throws on an object that the statements cannot express
 */
export function generateSchema(
  settings: StackSettings,
  make: (url: string) => Promise<unknown>,
): Promise<string> {
  return withScratchDatabase(settings, (empty) =>
    withScratchDatabase(settings, async (made) => {
      await migrate(empty, []);
      await make(made);
      const [from, to] = [`--from=${remote(empty)}`, `--to=${remote(made)}`];
      const statements = await runSupabaseCli([
        'db',
        'diff',
        '--use-pg-delta',
        '--strict-coverage',
        from,
        to,
      ]);
      return `-- ${origin}\n-- ${leftOut}\n\n${statements}`;
    }),
  );
}

/** `npm run db:types`: writes the generated types and the current schema. */
export async function run(): Promise<number> {
  const { settings, close } = await startTemporaryCluster();
  try {
    const schema = await generateSchema(settings, async (url) => {
      await migrate(url);
      writeFileSync(typesFile, await generateTypes(url));
    });
    writeFileSync(schemaFile, schema);
  } finally {
    await close();
  }
  process.stdout.write(`Wrote ${typesFile} and ${schemaFile}.\n`);
  return 0;
}
