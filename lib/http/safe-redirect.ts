const LONGEST_TARGET = 2_000;

/**
 * Validates an untrusted redirect target. Parses it as a browser would, accepts only this site, and
 * serialises it again, so that no part of the original spelling remains.
 * @param target from the request: a path or a URL of this site
 * @param fallback path to use if the target is missing, malformed or on another site
 * @param siteUrl the site's origin
 * @returns path, query and fragment, starting with exactly one slash
 */
export function safeRedirect(target: unknown, fallback: string, siteUrl: string): string {
  if (typeof target !== 'string' || target === '' || target.length > LONGEST_TARGET) return fallback;
  if (!URL.canParse(target, siteUrl)) return fallback;
  const url = new URL(target, siteUrl);
  if (url.origin !== new URL(siteUrl).origin || url.username || url.password) return fallback;
  // `/.//evil.example` parses as same-origin but serialises to another host, and a `blob:` URL has the origin
  // of the URL inside it.
  if (!/^\/(?!\/)/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
