import type { PublicEnv } from '../env-schema.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a URL's host is the loopback interface. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

/**
 * The site's own origins. Request headers (`Host`, `X-Forwarded-Host`) never add one.
 * @returns SITE_URL, all loopback names if it is one of them, OTHER_ORIGINS, and a Vercel preview's own URLs
 */
export function ownOrigins(variables: Pick<PublicEnv, 'SITE_URL'> & Partial<PublicEnv>): readonly string[] {
  const { SITE_URL, OTHER_ORIGINS = [], VERCEL_ENV, VERCEL_URL, VERCEL_BRANCH_URL } = variables;
  const { origin, protocol, port } = new URL(SITE_URL);
  const local = isLoopback(SITE_URL)
    ? LOOPBACK.map((host) => new URL(`${protocol}//${host}${port && `:${port}`}`).origin)
    : [];
  const preview = VERCEL_ENV === 'preview' ? [VERCEL_URL, VERCEL_BRANCH_URL] : [];
  return [
    ...new Set([
      origin,
      ...local,
      ...OTHER_ORIGINS,
      ...preview.flatMap((host) => (host ? [`https://${host}`.toLowerCase()] : [])),
    ]),
  ];
}
