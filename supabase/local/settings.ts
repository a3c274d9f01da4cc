import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { sampleSecrets } from '../../lib/env-schema.ts';

const secret = z
  .string()
  .min(16)
  .refine((value) => !sampleSecrets.includes(value), { error: 'is a published sample' });

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

const makers = {
  databasePassword: () => random(24),
  jwtSecret: () => random(48),
  publishableKey: () => `sb_publishable_${random(24)}`,
  secretKey: () => `sb_secret_${random(24)}`,
  googleClientId: () => `local-${random(12)}`,
  googleClientSecret: () => random(24),
  resendKey: () => `re_${random(24)}`,
  webhookSecret: () => `whsec_${randomBytes(24).toString('base64')}`,
  cronSecret: () => random(32),
  linkSecret: () => random(48),
  adminPassword: () => random(12),
  readerPassword: () => random(12),
};
type SecretName = keyof typeof makers;
const names = Object.keys(makers) as SecretName[];

/** The local stack's secrets; random, and different in every checkout. */
type StackSecrets = Record<SecretName, string>;

const secretsSchema = z.record(z.enum(names), secret);

/**
 * Reads the secrets in `dir`, creating them on first use.
 * @returns `fresh` if they were just created, so that existing data is unusable.
 * @throws if the file was tampered with or contains a published sample.
 */
function readOrMakeSecrets(dir: string): { secrets: StackSecrets; fresh: boolean } {
  const file = join(dir, 'secrets.json');
  if (!existsSync(file)) {
    const secrets = Object.fromEntries(names.map((name) => [name, makers[name]()])) as StackSecrets;
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    return { secrets, fresh: true };
  }
  const read = secretsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return { secrets: read.data, fresh: false };
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
  throw new Error(`${file} cannot be used (${faults}). "npm run db:reset" makes new secrets and empty data.`);
}

/** The stack for daily work, and separate ones for `npm test` and the benchmark. */
export type StackProfile = 'local' | 'test' | 'bench';

export interface StackSettings {
  profile: StackProfile;
  /** Folder for data, logs, secrets and state; ignored by git. */
  dir: string;
  ports: { site: number; api: number; database: number; google: number; mailbox: number };
  siteUrl: string;
  apiUrl: string;
  googleUrl: string;
  mailboxUrl: string;
  /** URL of an auth service that replaces the stand-in (`LOCAL_AUTH_URL`); see tests/contract/README.md. */
  authUrl: string | null;
  emailFrom: string;
  contactTo: string;
  accounts: { admin: { email: string; password: string }; reader: { email: string; password: string } };
  secrets: StackSecrets;
  /** The secrets were just created: any remaining data belongs to a deleted stack. */
  fresh: boolean;
}

/** Port offset of each profile. */
const offsets: Record<StackProfile, number> = { local: 0, test: 100, bench: 200 };

function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new Error(`${variable} must be a port between 1024 and 65000, not "${text}".`);
}

/**
 * Location and ports of a stack: `LOCAL_DIR` (default `.local`), `PORT` (default 3000) for the site, and the four
 * ports after `LOCAL_PORT_BASE` for the services (default 24320, below those that Linux gives to any connection).
 * Creates the folder and the secrets if needed.
 */
export function stackSettings(profile: StackProfile): StackSettings {
  const offset = offsets[profile];
  const base = portFrom('LOCAL_PORT_BASE', 24_320) + offset;
  const ports = {
    site: portFrom('PORT', 3000) + offset,
    api: base + 1,
    database: base + 2,
    google: base + 3,
    mailbox: base + 4,
  };
  const dir = resolve(profile === 'local' ? process.env.LOCAL_DIR || '.local' : `.local-${profile}`);
  mkdirSync(dir, { recursive: true });
  // Others may traverse it (PostgreSQL runs as another user when started by root) but not list it, whatever the umask.
  chmodSync(dir, 0o711);
  const { secrets, fresh } = readOrMakeSecrets(dir);
  return {
    profile,
    dir,
    ports,
    siteUrl: `http://127.0.0.1:${ports.site}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    googleUrl: `http://127.0.0.1:${ports.google}`,
    mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
    authUrl: process.env.LOCAL_AUTH_URL || null,
    emailFrom: 'hello@flipmethod.example',
    contactTo: 'owner@flipmethod.example',
    accounts: {
      admin: { email: 'admin@flipmethod.example', password: secrets.adminPassword },
      reader: { email: 'reader@flipmethod.example', password: secrets.readerPassword },
    },
    secrets,
    fresh,
  };
}

/** Browsers allow no passkeys for an IP address, so locally they work on `http://localhost` only. */
export const PASSKEY_DOMAIN = 'localhost';

/** The site's origin under that name. */
export const passkeyOrigin = (siteUrl: string) => siteUrl.replace('127.0.0.1', PASSKEY_DOMAIN);

/** Connection string for a database, for either of the roles that can log in. */
export function databaseUrl(
  settings: StackSettings,
  role: 'postgres' | 'supabase_admin' = 'postgres',
  database = 'postgres',
): string {
  const { databasePassword } = settings.secrets;
  return `postgresql://${role}:${databasePassword}@127.0.0.1:${settings.ports.database}/${database}`;
}

const settingsFile = (dir: string) => join(dir, 'settings.json');

/** Writes the settings for the stack's own processes; returns the file. */
export function saveSettings(settings: StackSettings): string {
  const file = settingsFile(settings.dir);
  writeFileSync(file, JSON.stringify(settings), { mode: 0o600 });
  return file;
}

/** Reads what `saveSettings` wrote, without validating it again. */
export function loadSettings(file: string): StackSettings {
  return JSON.parse(readFileSync(file, 'utf8')) as StackSettings;
}
