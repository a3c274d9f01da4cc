import { spawnSync } from 'node:child_process';
import { migrate } from '../supabase/local/database/migrate.ts';
import { withScratchDatabase } from '../supabase/local/database/scratch-database.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { runSupabaseCli } from './supabase-cli.ts';

export const typesFile = 'lib/supabase/database.types.ts';

const header = '// Generated from supabase/migrations by "npm run db:types". Do not edit.\n';

/** Generates Supabase's TypeScript types for the migrated schema. Needs a running cluster. */
export function generateTypes(settings: StackSettings): Promise<string> {
  return withScratchDatabase(settings, async (url) => {
    await migrate(url);
    // The local cluster has no TLS; otherwise the CLI prints a warning about that into its output.
    const remote = `--remote=${url}?sslmode=disable`;
    const types = runSupabaseCli(['gen', 'types', remote, '--schema', 'public']);
    return format(header + types);
  });
}

function format(source: string): string {
  // Under another file name, because biome.json excludes the generated file.
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=types.ts'];
  const result = spawnSync(process.execPath, biome, { input: source, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`The generated types could not be formatted:\n${result.stderr}`);
  return result.stdout;
}
