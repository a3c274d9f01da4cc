import { site } from '../content/site.ts';
import { isLoopback } from './env-schema.ts';

const reserved = /(?:^|[@/.])example\.(?:com|org|net)$|\.(?:example|test|invalid)$/i;
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname : address.replace(/>$/, '');

/** Business details that may still be placeholders. */
export type Facts = Readonly<Record<'contactEmail' | 'postalAddress' | 'amazonUrl', string>>;
export type Env = Readonly<Record<string, string | undefined>>;

/** Placeholders that the owner still has to replace, and where they are set. */
export function openPlaceholders(env: Env, facts: Facts = site): string[] {
  const addresses = {
    'contactEmail in content/site.json': facts.contactEmail,
    SITE_URL: env.SITE_URL ?? '',
    EMAIL_FROM: env.EMAIL_FROM ?? '',
    CONTACT_TO: env.CONTACT_TO ?? '',
  };
  const open = Object.entries(addresses).filter(([, address]) => reserved.test(hostOf(address)));
  return [
    ...open.map(([where]) => `${where} is an example`),
    ...(/to be set/.test(facts.postalAddress) ? ['postalAddress in content/site.json is to be set'] : []),
    ...(/placeholder/.test(facts.amazonUrl) ? ['amazonUrl in content/site.json is a placeholder'] : []),
  ];
}

/**
 * Refuses a build for a public address while placeholders remain. Builds for localhost may have them, and so
 * may previews with `PLACEHOLDERS=allow`.
 * @throws naming each placeholder
 */
export function refusePlaceholders(env: Env, facts: Facts = site): void {
  const url = env.SITE_URL ?? '';
  const isPublic = URL.canParse(url) && !isLoopback(url);
  if (!isPublic || env.PLACEHOLDERS === 'allow' || env.VERCEL_ENV === 'preview') return;
  const open = openPlaceholders(env, facts);
  if (open.length === 0) return;
  throw new Error(
    `This build is for ${url}, and not all that only the owner can supply is there: ${open.join('; ')}. PLACEHOLDERS=allow builds it all the same.`,
  );
}
