/** UTM labels of the link that brought a visitor. */
export interface Campaign {
  utmSource?: string | undefined;
  utmMedium?: string | undefined;
  utmCampaign?: string | undefined;
}

const LONGEST = 200;

/**
 * Reads the campaign labels from the URL of the page that sent a form. The page is static, so its query is
 * only in the `Referer`, with or without script.
 * @param referer header of the form's POST
 * @param siteUrl the site's own origin; other origins are ignored
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
