import type { PublicEnv } from '../env-schema.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address is of this machine itself. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

/**
 * The origins whose pages are ours. What a request says of itself (`Host`, `X-Forwarded-Host`) adds none.
 * @returns SITE_URL, its other names where it is on this machine, the other addresses that were configured, and on a Vercel
 * preview the deployment's own
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
