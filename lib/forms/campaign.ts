/** The labels of the link that brought a visitor. */
export interface Campaign {
  utmSource?: string | undefined;
  utmMedium?: string | undefined;
  utmCampaign?: string | undefined;
}

const LONGEST = 200;

/**
 * Reads the campaign labels from the address of the page that sent a form. The page is the same file for all, so
 * only the browser's `Referer` knows its query, with script and without.
 * @param referer the header of the form's POST
 * @param siteUrl the site's own origin; a query of any other site is not ours to read
 */
export function readCampaign(referer: string | null, siteUrl: string): Campaign {
  if (!referer || !URL.canParse(referer)) return {};
  const { origin, searchParams } = new URL(referer);
  if (origin !== siteUrl) return {};
  const read = (name: string) => {
    const label = searchParams
      .get(name)
      ?.replace(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    return label ? [...label].slice(0, LONGEST).join('') : undefined;
  };
  return {
    utmSource: read('utm_source'),
    utmMedium: read('utm_medium'),
    utmCampaign: read('utm_campaign'),
  };
}
