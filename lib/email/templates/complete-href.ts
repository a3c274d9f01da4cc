const ALLOWED = /^(https?:\/\/|mailto:|tel:|sms:)/i;

/**
 * Makes a link from `content` absolute, since a mail has no base URL.
 * @param siteUrl origin of the site without a trailing slash
 * @returns null for a fragment (`#source-…`)
 * @throws if a mail may not use the scheme
 */
export function completeHref(href: string, siteUrl: string): string | null {
  if (href.startsWith('#')) return null;
  if (href.startsWith('/') && !href.startsWith('//')) return `${siteUrl}${href}`;
  if (ALLOWED.test(href)) return href;
  throw new Error(`A mail cannot link to ${href}`);
}
