import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles } from '../build/files.ts';
import type { ProcessRecord } from '../supabase/local/process-record.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { distDir, siteEnv } from './site-env.ts';
import { trackedFiles } from './tracked-files.ts';

/** Files that do not affect the built site; a change to any other file triggers a build. */
const notBuilt = [
  /^tests\//,
  /^docs\//,
  /^supabase\/(?!templates)/,
  /^tools\//,
  /^\.ci\//,
  /^\.github\//,
  /^[^/]+\.md$/,
  /^(?:LICENSE|Dockerfile|renovate\.json|vercel\.json)$/,
];

/**
 * Hashes everything that the build depends on: every file that git does not ignore, the .env files, the
 * site's address, the claims and Node's version.
 * @returns null without git, which means to build every time
 */
export function fingerprint(settings: StackSettings, ignored: readonly RegExp[] = notBuilt): string | null {
  const files = trackedFiles();
  if (files.length === 0) return null;
  const hash = createHash('sha256');
  hash.update(`${process.version} ${settings.siteUrl} ${process.env.CLAIMS ?? ''}`);
  const local = ['.env', '.env.local', '.env.production', '.env.production.local'];
  for (const file of [...files, ...local].sort()) {
    if (ignored.some((pattern) => pattern.test(file)) || !existsSync(file)) continue;
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the site unless the last build has the same fingerprint.
 * @returns false if no build was needed
 * @throws with the build's output when it fails
 */
export async function buildSite(settings: StackSettings, record: ProcessRecord): Promise<boolean> {
  const dir = distDir(settings);
  const mark = join(dir, 'built-from');
  const current = fingerprint(settings);
  const isWhole = existsSync(join(dir, 'BUILD_ID')) && existsSync(mark);
  if (current !== null && isWhole && readFileSync(mark, 'utf8') === current) return false;
  await Promise.all([buildFiles(), runBuild(settings, record)]);
  if (current !== null) writeFileSync(mark, current);
  return true;
}

async function runBuild(settings: StackSettings, record: ProcessRecord): Promise<void> {
  const logFile = join(settings.dir, 'build.log');
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', log, log],
    detached: true,
    env: { ...siteEnv(settings), NODE_ENV: 'production' },
  });
  if (child.pid !== undefined) record.add('build', child.pid);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build failed.\n${readFileSync(logFile, 'utf8').trim()}`);
}
