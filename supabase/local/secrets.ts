import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
export type StackSecrets = Record<SecretName, string>;

const secretsSchema = z.record(z.enum(names), secret);

/**
 * Reads the secrets in `dir`, creating them on first use.
 * @returns `fresh` if they were just created, so that existing data is unusable.
 * @throws if the file was tampered with or contains a published sample.
 */
export function readOrMakeSecrets(dir: string): { secrets: StackSecrets; fresh: boolean } {
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
