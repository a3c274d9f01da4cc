import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs the supabase CLI from node_modules, without telemetry and without the user's own access token.
 * @returns its stdout
 * @throws with its stdout and stderr when it fails
 */
export function runSupabaseCli(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  try {
    const result = spawnSync(
      process.execPath,
      ['node_modules/supabase/dist/supabase.js', ...args, '--agent', 'no'],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          HOME: home,
          SUPABASE_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
          NO_COLOR: '1',
          // The local cluster has no TLS; otherwise the CLI prints a warning about that into its output.
          PGSSLMODE: 'disable',
          ...env,
        },
      },
    );
    if (result.status === 0) return result.stdout;
    throw new Error(`supabase ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
