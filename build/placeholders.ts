import { site } from '../content/site.ts';
import { isLoopback } from '../lib/http/own-origins.ts';

const reserved = /(?:^|[@/.])example\.(?:com|org|net)$|\.(?:example|test|invalid)$/i;
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname : address.replace(/>$/, '');

type Facts = Readonly<Record<'contactEmail' | 'postalAddress' | 'amazonUrl', string>>;
type Env = Readonly<Record<string, string | undefined>>;

/** What still stands for something that only the owner can supply, each with where it is set. */
export function openPlaceholders(env: Env, facts: Facts = site): string[] {
  const addresses = {
    'contactEmail in content/site.ts': facts.contactEmail,
    SITE_URL: env.SITE_URL ?? '',
    EMAIL_FROM: env.EMAIL_FROM ?? '',
    CONTACT_TO: env.CONTACT_TO ?? '',
  };
  const open = Object.entries(addresses).filter(([, address]) => reserved.test(hostOf(address)));
  return [
    ...open.map(([where]) => `${where} is an example`),
    ...(/to be set/.test(facts.postalAddress) ? ['postalAddress in content/site.ts is to be set'] : []),
    ...(/placeholder/.test(facts.amazonUrl) ? ['amazonUrl in content/site.ts is a placeholder'] : []),
  ];
}

/**
 * Stops a build for the public while placeholders are left. A build for this machine may have them, and so may one with
 * `PLACEHOLDERS=allow`, such as a preview.
 * @throws naming each
 */
export function refusePlaceholders(env: Env, facts: Facts = site): void {
  const address = env.SITE_URL ?? '';
  const isPublic = URL.canParse(address) && !isLoopback(address);
  if (!isPublic || env.PLACEHOLDERS === 'allow' || env.VERCEL_ENV === 'preview') return;
  const open = openPlaceholders(env, facts);
  if (open.length === 0) return;
  throw new Error(
    `This build is for ${address}, and not all that only the owner can supply is there: ${open.join('; ')}. PLACEHOLDERS=allow builds it all the same.`,
  );
}
