import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildFiles } from '../build/files.ts';
import { isListening } from '../supabase/local/ports.ts';
import { endProcess, type ProcessName, type ProcessRecord } from '../supabase/local/process-record.ts';
import type { StackSettings } from '../supabase/local/settings.ts';
import { trackedFiles } from './tracked-files.ts';

const next = 'node_modules/next/dist/bin/next';

/** The build folder of a profile; two stacks of one checkout never share one. */
export const distDir = ({ profile }: StackSettings) => (profile === 'local' ? '.next' : `.next-${profile}`);

/** The environment of the site on the local stack: every variable of .env.example; from the shell only TRUSTED_PROXIES. */
export function siteEnv(settings: StackSettings): NodeJS.ProcessEnv & Record<string, string | undefined> {
  const { secrets } = settings;
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: distDir(settings),
    TYPES_ARE_CHECKED: 'true',
    NEXT_PUBLIC_SUPABASE_URL: settings.apiUrl,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    SITE_URL: settings.siteUrl,
    GOOGLE_ORIGIN: settings.googleUrl,
    RESEND_API_KEY: secrets.resendKey,
    RESEND_BASE_URL: settings.mailboxUrl,
    RESEND_WEBHOOK_SECRET: secrets.webhookSecret,
    EMAIL_FROM: settings.emailFrom,
    CONTACT_TO: settings.contactTo,
    RECEIVING_DOMAIN: 'inbox.flipmethod.example',
    CRON_SECRET: secrets.cronSecret,
    LINK_SECRET: secrets.linkSecret,
    TRUSTED_PROXIES: process.env.TRUSTED_PROXIES ?? '0',
    MAILS_PER_SECOND: '100',
  };
}

/** Files that do not affect a running stack. */
export const notServed =
  /^(?:tests|docs|\.ci|\.github)\/|^scripts\/(?:bench|planted-faults)\b|^[^/]+\.md$|^(?:LICENSE|Dockerfile|renovate\.json|vercel\.json)$/;
/** Files that do not affect the built site; a change to any other file triggers a build. */
const notBuilt = new RegExp(`${notServed.source}|^supabase/(?!templates)`);

/**
 * Hashes everything that the build depends on: every file that git does not ignore, the .env files, the
 * site's address, the claims and Node's version.
 * @returns null without git, which means to build every time
 */
export function fingerprint(settings: StackSettings, ignored = notBuilt): string | null {
  const files = trackedFiles();
  if (files.length === 0) return null;
  const hash = createHash('sha256');
  hash.update(`${process.version} ${settings.siteUrl} ${process.env.CLAIMS ?? ''}`);
  const local = ['.env', '.env.local', '.env.production', '.env.production.local'];
  for (const file of [...files, ...local].sort()) {
    if (ignored.test(file) || !existsSync(file)) continue;
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
  const logFile = join(settings.dir, 'build.log');
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(process.execPath, [next, 'build'], {
    stdio: ['ignore', log, log],
    detached: true,
    env: { ...siteEnv(settings), NODE_ENV: 'production' },
  });
  if (child.pid !== undefined) record.add('build', child.pid);
  const [[code]] = await Promise.all([once(child, 'close'), buildFiles()]);
  if (code !== 0) throw new Error(`The build failed.\n${readFileSync(logFile, 'utf8').trim()}`);
  if (current !== null) writeFileSync(mark, current);
  return true;
}

export interface Site {
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts Next on the loopback address and resolves once it answers. `start` needs a finished build.
 * @param env added to the stack's variables, or overriding them
 */
export async function startSite(
  settings: StackSettings,
  command: 'start' | 'dev',
  record: ProcessRecord,
  name: ProcessName = 'site',
  env: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const logFile = join(settings.dir, `${name}.log`);
  const log = openSync(logFile, 'a', 0o600);
  const port = String(settings.ports.site);
  const output = command === 'dev' ? 'inherit' : log;
  const child = spawn(process.execPath, [next, command, '--hostname', '127.0.0.1', '--port', port], {
    stdio: ['ignore', output, output],
    detached: true,
    env: {
      ...siteEnv(settings),
      OTHER_ORIGINS: `http://127.0.0.1:${port}`,
      ...env,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('Next could not be started.');
  record.watch(name, child);
  const stop = () => endProcess(pid);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
    if (child.exitCode !== null) {
      const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
      throw new Error(`The site did not start:\n${tail}`);
    }
    if (await isListening(settings.ports.site)) return { pid, stop };
  }
  await stop();
  throw new Error(`The site did not answer within a minute; see ${logFile}.`);
}
