import { isLoopback, LOOPBACK, type PublicEnv } from '../env-schema.ts';

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

/** A host as it is compared: names are the same with and without the stop at their end. */
const hostOf = (host: string, protocol: string) => {
  const url = `${protocol}//${host.replace(/\.(?=:|$)/, '')}`;
  return URL.canParse(url) ? new URL(url).host : '';
};

/**
 * The host of ours that a `Host` or `X-Forwarded-Host` names, without a default port; each proxy appends to the latter, so the
 * first of a list is the one in the browser.
 * @param origins from `ownOrigins`
 */
export function ownHostIn(sent: string | null, origins: readonly string[]): string | null {
  const first = sent?.split(',')[0]?.trim() ?? '';
  const own = origins.map((origin) => new URL(origin));
  return own.find(({ host, protocol }) => host === hostOf(first, protocol))?.host ?? null;
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

interface Sent {
  method: string;
  headers: Pick<Headers, 'get'>;
}

/**
 * Whether a request that changes something may be cross-site (CSRF). Browsers send an origin with every such
 * request; one without any comes from a program, which has no visitor's cookies (a scheduler, one-click
 * unsubscribe). A proxy that adds `Referrer-Policy: no-referrer` makes it `null`, also for our own pages; then the browser's
 * own word counts, `Sec-Fetch-Site`, which no page can set: from our own page, or from the person alone.
 * @param origins from `ownOrigins`
 */
export function isForeignPost({ method, headers }: Sent, origins: readonly string[]): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const sender = headers.get('origin') ?? headers.get('referer');
  if (sender === null || (sender === 'null' && fetchSite)) return false;
  if (!URL.canParse(sender)) return true;
  const { protocol, host } = new URL(sender);
  return !origins.includes(`${protocol}//${hostOf(host, protocol)}`);
}

/**
 * Whether the `Host` of a request that changes something is ours, rather than another name pointed at this
 * server. Not checked behind a proxy, which may use a `Host` of its own.
 * @param origins from `ownOrigins`
 */
export function isForOurHost(
  { method, headers }: Sent,
  origins: readonly string[],
  trustedProxies: number,
): boolean {
  if (SAFE_METHODS.includes(method) || trustedProxies > 0) return true;
  return ownHostIn(headers.get('host'), origins) !== null;
}
