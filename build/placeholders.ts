import { site } from '../content/site.ts';
import { isLoopback } from '../lib/http/origins.ts';
import { type Env, type Facts, openPlaceholders } from '../lib/placeholders.ts';

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
