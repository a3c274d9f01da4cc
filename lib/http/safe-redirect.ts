const LONGEST_TARGET = 2_000;

/**
 * Where to redirect a request that names its own target. Parses it as a browser would, accepts it
 * only if it stays on this site, and writes it anew, so that nothing of its spelling survives.
 * @param target what came with the request: a path, or an address of this site
 * @param fallback the path to use instead of a target that is missing, malformed or foreign
 * @param siteUrl the site's origin
 * @returns a path with query and fragment that begins with exactly one slash
 */
export function safeRedirect(target: unknown, fallback: string, siteUrl: string): string {
  if (typeof target !== 'string' || target === '' || target.length > LONGEST_TARGET) return fallback;
  if (!URL.canParse(target, siteUrl)) return fallback;
  const url = new URL(target, siteUrl);
  if (url.origin !== new URL(siteUrl).origin || url.username || url.password) return fallback;
  // `/.//evil.example` keeps its origin while it is parsed and loses it when it is written; the origin of
  // a `blob:` address is that of the address inside.
  if (!/^\/(?!\/)/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
