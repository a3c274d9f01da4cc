const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

interface Sent {
  method: string;
  headers: Pick<Headers, 'get'>;
}

/**
 * Whether a request that changes something may have been sent by another site in a visitor's name.
 * Browsers name the origin of every such request; one without any name comes from a program, which
 * carries no visitor's cookies (a scheduler, a mail provider's one-click unsubscribe).
 * @param origins the site's own, from `ownOrigins`
 */
export function isForeignPost({ method, headers }: Sent, origins: readonly string[]): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const sender = headers.get('origin') ?? headers.get('referer');
  if (sender === null) return false;
  return !URL.canParse(sender) || !origins.includes(new URL(sender).origin);
}

/**
 * Whether a request may be acted on as far as its `Host` goes: what changes something must be meant for us, not for a name
 * that another person has pointed here. Behind a proxy the `Host` may be the proxy's own name for this server.
 * @param origins the site's own, from `ownOrigins`
 */
export function isForOurHost(
  { method, headers }: Sent,
  origins: readonly string[],
  trustedProxies: number,
): boolean {
  if (SAFE_METHODS.includes(method) || trustedProxies > 0) return true;
  const host = (headers.get('host') ?? '').toLowerCase();
  return origins.some((origin) => new URL(origin).host === host);
}
