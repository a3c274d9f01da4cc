import { spawnSync } from 'node:child_process';
import { migrate } from '../supabase/local/database/migrate.ts';
import { withScratchDatabase } from '../supabase/local/database/scratch-database.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { runSupabaseCli } from './supabase-cli.ts';

/** Where the generated types stand. */
export const typesFile = 'lib/supabase/database.types.ts';

const header = '// Generated from supabase/migrations by "npm run db:types". Do not edit.\n';

/** The types of the schema that the migrations make, in Supabase's format. Needs a running cluster. */
export function generateTypes(settings: StackSettings): Promise<string> {
  return withScratchDatabase(settings, async (url) => {
    await migrate(url);
    // The local cluster has no certificate; unless told so, the CLI remarks on it in the middle of its output.
    const remote = `--remote=${url}?sslmode=disable`;
    const types = runSupabaseCli(['gen', 'types', remote, '--schema', 'public']);
    return format(header + types);
  });
}

function format(source: string): string {
  // Under another name, as the project's own formatting leaves the generated file out.
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=types.ts'];
  const result = spawnSync(process.execPath, biome, { input: source, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`The generated types could not be formatted:\n${result.stderr}`);
  return result.stdout;
}
