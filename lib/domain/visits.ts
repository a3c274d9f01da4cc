/** A page view as it is counted, without anything about the person: the names of which today's counts rise. */
export interface Visit {
  pages?: string;
  /** If the view did not begin on another page of the site: that page, and where it came from. */
  entries?: string;
  /** The domain of the referring page, or `direct`. */
  sources?: string;
  /** For example `newsletter / autumn`. */
  campaigns?: string;
  /** An address without a page. */
  missing?: string;
  /** A press on a shop's button and its page, such as `amazon /book`. */
  presses?: string;
}

interface Sent {
  /** The page's URL, from the `Referer` of the request that its script sent. */
  page: string | null;
  /** The body of the beacon: the host of the referring page, or the shop whose button was pressed, as `+amazon`. */
  referrer: string;
}

interface Site {
  /** The site's own origin. */
  origin: string;
  /** The pages that are counted. */
  paths: ReadonlySet<string>;
  /** How an address without a page is written down; null for a page that is not counted. */
  missing: (path: string) => string | null;
}

/** @returns null if the page is not counted */
export function readVisit({ page, referrer }: Sent, { origin, paths, missing }: Site): Visit | null {
  const [, shop] = /^\+(amazon|ebook)$/.exec(referrer) ?? [];
  if (!page || !URL.canParse(page) || !(shop || /^[a-z0-9._:-]{0,100}$/i.test(referrer))) return null;
  const { origin: from, host, pathname, searchParams } = new URL(page);
  if (from !== origin) return null;
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (shop) return paths.has(path) ? { presses: `${shop} ${path}` } : null;
  if (!paths.has(path)) {
    const name = missing(path);
    return name ? { missing: name } : null;
  }
  if (referrer.toLowerCase() === host) return { pages: path };
  const campaign = ['utm_source', 'utm_campaign'].flatMap((name) => readLabel(searchParams.get(name)) ?? []);
  return {
    pages: path,
    entries: path,
    sources: domainOf(referrer),
    ...(campaign.length > 0 && { campaigns: campaign.join(' / ') }),
  };
}

/** @param host from `document.referrer`, such as `www.google.co.uk:443`; '' without a referrer */
function domainOf(host: string): string {
  return (
    host
      .toLowerCase()
      .replace(/^(?:www|m|amp)\./, '')
      .replace(/:\d*$|:/g, '') || 'direct'
  );
}

/**
 * The page of this site before the form that was sent.
 * @param referrer the URL that `document.referrer` had there
 * @returns null if the person came from elsewhere
 */
export function pageBefore(referrer: string, { origin, paths }: Omit<Site, 'missing'>): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin: from, pathname } = new URL(referrer);
  return from === origin && paths.has(pathname) ? pathname : null;
}

const LONGEST = 38;

/** Rejects labels that could be a personal address, number or key. */
function readLabel(text: string | null): string | null {
  const label = text?.trim().toLowerCase().replaceAll(/\s+/g, ' ') ?? '';
  if (!/^[a-z0-9][a-z0-9 ._-]*$/.test(label) || label.length > LONGEST) return null;
  return /\d{9}|[0-9a-f]{12}|[0-9a-f]{8}-[0-9a-f]{4}/.test(label) ? null : label;
}

/** Whether the browser asks not to be counted, through Global Privacy Control or Do Not Track. */
export function asksForPrivacy(headers: Pick<Headers, 'get'>): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

const machines =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|okhttp|phantom|puppeteer|playwright/i;

/** Whether the User-Agent is a bot's, or missing. */
export function isBot(headers: Pick<Headers, 'get'>): boolean {
  const agent = headers.get('user-agent') ?? '';
  return !agent.startsWith('Mozilla/5.0 (') || machines.test(agent);
}

const LONGEST_LABEL = 200;

/**
 * Reads the campaign labels from the URL of the page that sent a form. The page is static, so its query is
 * only in the `Referer`, with or without script.
 * @param referer header of the form's POST
 * @param siteUrl the site's own origin; other origins are ignored
 * @returns the UTM labels of the link that brought a visitor
 */
export function readCampaign(
  referer: string | null,
  siteUrl: string,
): { utm_source?: string; utm_medium?: string; utm_campaign?: string } {
  if (!referer || !URL.canParse(referer)) return {};
  const { origin, searchParams } = new URL(referer);
  if (origin !== siteUrl) return {};
  const read = (name: string) => {
    const label = searchParams
      .get(name)
      ?.replace(/[\p{Cc}\s]+/gu, ' ')
      .trim();
    return label ? [...label].slice(0, LONGEST_LABEL).join('') : undefined;
  };
  return {
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_campaign: read('utm_campaign'),
  };
}
