const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request that changes something may have been sent by another site in a visitor's name.
 * Browsers name the origin of every such request; one without any name comes from a program, which
 * carries no visitor's cookies (a scheduler, a mail provider's one-click unsubscribe).
 * @param request its method and headers
 * @param siteUrl the site's own origin
 */
export function isForeignPost(request: { method: string; headers: Pick<Headers, 'get'> }, siteUrl: string) {
  if (SAFE_METHODS.includes(request.method)) return false;
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const sender = request.headers.get('origin') ?? request.headers.get('referer');
  if (sender === null) return false;
  if (!URL.canParse(sender)) return true;
  const { origin, host } = new URL(sender);
  return origin !== new URL(siteUrl).origin && host !== request.headers.get('host');
}
