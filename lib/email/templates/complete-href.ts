const ALLOWED = /^(https?:\/\/|mailto:|tel:|sms:)/i;

/**
 * Makes a link of `content` fit for a mail, where there is no page to be relative to.
 * @param siteUrl origin of the site without a slash at the end
 * @returns the absolute address, or null for a place inside the text itself (`#source-…`)
 * @throws when the scheme is none that a mail may open
 */
export function completeHref(href: string, siteUrl: string): string | null {
  if (href.startsWith('#')) return null;
  if (href.startsWith('/') && !href.startsWith('//')) return `${siteUrl}${href}`;
  if (ALLOWED.test(href)) return href;
  throw new Error(`A mail cannot link to ${href}`);
}
