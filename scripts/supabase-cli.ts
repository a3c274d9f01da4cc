import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs the supabase CLI from node_modules, without telemetry and without the user's own access token.
 * @returns its stdout
 * @throws with its stdout and stderr when it fails
 */
export async function runSupabaseCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  const program = ['node_modules/supabase/dist/supabase.js', ...args, '--agent', 'no'];
  const quiet = { HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };
  // The local cluster has no TLS; otherwise the CLI prints a warning about that into its output.
  const options = { env: { ...process.env, ...quiet, PGSSLMODE: 'disable', ...env }, maxBuffer: Infinity };
  try {
    return (await promisify(execFile)(process.execPath, program, options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as ExecFileException;
    throw new Error(`supabase ${args.join(' ')} failed:\n${stdout}${stderr || message}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
