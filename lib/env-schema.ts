import { z } from 'zod';
import { site } from '../content/site.ts';

/** Secrets published in packages and tutorials; using one would leave the site open. */
export const sampleSecrets: readonly string[] = [
  'unsafe-secret-change-me',
  'dev-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
  'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH',
  'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  're_123456789',
  're_xxxxxxxxx',
];

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' });

/** An origin, as browsers write it: in lower case, without a slash, path or default port, so that paths can be appended. */
const origin = address
  .refine((value) => URL.canParse(value) && /^https?:\/\/[^/?#@*]*[^/?#@*.]\/?$/i.test(value), {
    error: 'must be an origin such as https://example.com, without a path',
  })
  .transform((value) => new URL(value).origin);

/** Comma-separated origins. */
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin));

/** Other services send it as a header. */
const secret = (minLength: number) =>
  z
    .string()
    .min(minLength, { error: `must have at least ${minLength} characters` })
    .regex(/^[!-~]*$/, { error: 'must have no spaces, line breaks or letters beyond ASCII' })
    .refine((value) => !sampleSecrets.includes(value), {
      error: 'is a sample that is printed in public documentation; make your own',
    });

/** The role for which Supabase made a key, `service_role` for its secret one; '' if it cannot be told. */
function roleOf(key: string): string {
  if (key.startsWith('sb_secret_')) return 'service_role';
  if (key.startsWith('sb_publishable_')) return 'anon';
  try {
    return String(JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role);
  } catch {
    return '';
  }
}

const supabaseKey = (otherRole: string, error: string) =>
  secret(16).refine((key) => roleOf(key) !== otherRole, { error });

/** A bare address: a value with spaces or angle brackets is read differently by shells and by Docker. */
const email = z.email({ error: 'must be an e-mail address such as hello@example.com' });

const oneOf = <Word extends string>(first: Word, second: Word) =>
  z.enum([first, second], { error: `must be "${first}" or "${second}"` });

/** Variables that are not secret. */
export const publicEnvSchema = z.object({
  NEXT_PUBLIC_SUPABASE_URL: origin,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: supabaseKey('service_role', 'is the secret key'),
  SITE_URL: origin,
  GOOGLE_ORIGIN: origin.default('https://accounts.google.com'),
  OTHER_ORIGINS: origins.default([]),
  GOOGLE_SIGN_IN: oneOf('on', 'off').default('on'),
  PASSKEYS: oneOf('on', 'off').default('on'),
  // Set by Vercel; a preview has URLs of its own.
  VERCEL_ENV: z.string().optional(),
  VERCEL_URL: z.string().optional(),
  VERCEL_BRANCH_URL: z.string().optional(),
});

/** All variables, including secrets. */
export const serverEnvSchema = publicEnvSchema.extend({
  SUPABASE_SECRET_KEY: supabaseKey('anon', 'is the publishable key'),
  RESEND_API_KEY: secret(8),
  RESEND_BASE_URL: origin.optional(),
  RESEND_WEBHOOK_SECRET: secret(16),
  // With the sender's name, as in a mail's header.
  EMAIL_FROM: email.transform((address) => `${site.name} <${address}>`),
  CONTACT_TO: email,
  // A domain whose mail the mail service receives: answers to our answers come back to their message.
  RECEIVING_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, { error: 'must be a domain, such as inbox.example.com' })
    .optional(),
  CRON_SECRET: secret(16),
  LINK_SECRET: secret(32),
  // After a rotation: what it signed is still accepted.
  LINK_SECRET_PREVIOUS: secret(32).optional(),
  // The mail service's rate limit; https://resend.com/docs/api-reference/introduction#rate-limit
  MAILS_PER_SECOND: z.coerce.number({ error: 'must be a number' }).positive().max(100).default(2),
  // The project at GitHub, for links from /admin/content to the editor of each file.
  REPOSITORY_URL: address.optional(),
  // Words changed at /admin/content are committed to this repository at GitHub, with a token that may write its contents and no
  // other.
  CONTENT_REPOSITORY: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/, { error: 'must be owner/name, such as ann/flip-method' })
    .optional(),
  CONTENT_TOKEN: secret(20).optional(),
  // Gets a line for each kind of error.
  ERROR_WEBHOOK_URL: address.optional(),
  // Only tests set this variable.
  CONTENT_API: origin.optional(),
  TRUSTED_PROXIES: z.coerce.number({ error: 'must be a whole number' }).int().min(0).max(10).default(0),
});

/** Variables used in prerendered HTML, or in headers that are fixed at build time. */
export const buildEnvSchema = z.object({
  SITE_URL: origin.default('http://localhost:3000'),
  CLAIMS: oneOf('all', 'evidenced').default('all'),
  PLACEHOLDERS: oneOf('refuse', 'allow').default('refuse'),
  HSTS_SUBDOMAINS: oneOf('false', 'true').default('false'),
});

export type PublicEnv = z.infer<typeof publicEnvSchema>;

/** Names of the loopback interface in URLs. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a URL's host is the loopback interface. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

/** Environment variables that identify hosts which always put a proxy in front of the server. */
const hosts: readonly (readonly [variable: RegExp, value: RegExp, name: string])[] = [
  [/^VERCEL$/, /./, 'Vercel'],
  [/^FLY_APP_NAME$/, /./, 'Fly.io'],
  [/^RENDER$/, /./, 'Render'],
  [/^RAILWAY_(?:ENVIRONMENT|PROJECT_ID)/, /./, 'Railway'],
  [/^DYNO$/, /./, 'Heroku'],
  [/^NETLIFY$/, /./, 'Netlify'],
  [/^K_SERVICE$/, /./, 'Cloud Run'],
  [/^WEBSITE_SITE_NAME$/, /./, 'Azure App Service'],
  [/^AWS_EXECUTION_ENV$/, /^AWS_(?:ECS|Lambda|AppRunner)/, 'AWS'],
];

/**
 * Says why a proxy must be in front of the server, or null. The server itself speaks only HTTP, so behind an https
 * address there is one, whatever the host.
 * @param source all environment variables
 */
export function proxyBefore(
  siteUrl: string,
  source: Readonly<Record<string, string | undefined>>,
): string | null {
  const found = hosts.find(([variable, value]) =>
    Object.entries(source).some(([name, text]) => variable.test(name) && value.test(text ?? '')),
  );
  if (found) return `${found[2]} puts a proxy before this server`;
  if (siteUrl.startsWith('https:')) return 'SITE_URL is https, which only a proxy before this server answers';
  return null;
}

/** The message is one sentence that names every invalid variable and never contains a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * The variables as they were meant: without a pasted line break, also a written `\n`, and without quotes, which shells take
 * off and Docker and some hosts keep. An empty one counts as missing, as in a shell.
 */
export function plainEnv(source: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const withoutBreak = (value: string) => value.trim().replace(/(?:\\[rn])+$/, '');
  // Windows' editors begin a file with a mark, which becomes part of its first name.
  const values = Object.entries(source).map(([name, value = '']) => [
    name.replace(/^\uFEFF/, ''),
    withoutBreak(withoutBreak(value).replace(/^(["'])(.*)\1$/s, '$2')).trim(),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/**
 * Parses `source` with `schema`.
 * @throws {EnvError} when a variable is missing or malformed.
 */
export function parseEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.infer<Schema> {
  const given = plainEnv(source);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = new Map<string, string>();
  for (const issue of result.error.issues) {
    const name = String(issue.path[0]);
    if (!faults.has(name)) faults.set(name, given[name] === undefined ? 'is missing' : issue.message);
  }
  const list = [...faults].map(([name, fault]) => `${name} ${fault}`).join('; ');
  throw new EnvError(`The environment is not complete: ${list}. See .env.example.`);
}

const reserved = /(?:^|[@/.])example\.(?:com|org|net)$|\.(?:example|test|invalid)$/i;
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname : address.replace(/>$/, '');

/** Business details that may still be placeholders. */
export type SiteDetails = Readonly<Record<'contactEmail' | 'postalAddress' | 'amazonUrl', string>>;
type Env = Readonly<Record<string, string | undefined>>;

const isUnset = (address: string) => /to be set/.test(address);

/**
 * The line at the foot of every mail, while it is still that of the demo: the law wants a postal address in a letter.
 * @returns null once the owner has set it
 */
export function openPostalAddress({ postalAddress }: { postalAddress: string } = site): string | null {
  return isUnset(postalAddress) ? postalAddress : null;
}

/** Whether a letter with that line goes to readers: only of a site on one's own machine, whose mails leave it nowhere. */
export const mayMailWithout = (siteUrl: string | undefined): boolean =>
  URL.canParse(siteUrl ?? '') && isLoopback(siteUrl ?? '');

/** Placeholders that the owner still has to replace, and where they are set. */
export function openPlaceholders(env: Env, details: SiteDetails = site): string[] {
  const addresses = {
    'contactEmail in content/site.json': details.contactEmail,
    SITE_URL: env.SITE_URL ?? '',
    EMAIL_FROM: env.EMAIL_FROM ?? '',
    CONTACT_TO: env.CONTACT_TO ?? '',
  };
  const open = Object.entries(addresses).filter(([, address]) => reserved.test(hostOf(address)));
  return [
    ...open.map(([where]) => `${where} is an example`),
    ...(isUnset(details.postalAddress) ? ['postalAddress in content/site.json is to be set'] : []),
    ...(/placeholder/.test(details.amazonUrl) ? ['amazonUrl in content/site.json is a placeholder'] : []),
  ];
}

/**
 * Refuses a build for a public address while placeholders remain. Builds for localhost may have them, and so
 * may previews with `PLACEHOLDERS=allow`.
 * @throws naming each placeholder
 */
export function refusePlaceholders(env: Env, details: SiteDetails = site): void {
  const url = env.SITE_URL ?? '';
  const isPublic = URL.canParse(url) && !isLoopback(url);
  if (!isPublic || env.PLACEHOLDERS === 'allow' || env.VERCEL_ENV === 'preview') return;
  const open = openPlaceholders(env, details);
  if (open.length === 0) return;
  throw new Error(
    `This build is for ${url}, and not all that only the owner can supply is there: ${open.join('; ')}. PLACEHOLDERS=allow builds it all the same.`,
  );
}
