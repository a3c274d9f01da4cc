/** A page view as it is counted, without anything about the person. */
export interface Visit {
  path: string;
  source: VisitSource;
  /** For example `newsletter / autumn`; '' if there is none. */
  campaign: string;
}

interface Sent {
  /** The page's URL, from the `Referer` of the request that its script sent. */
  page: string | null;
  /** The body: host of the referring page. */
  referrer: string;
}

interface Site {
  /** The site's own origin. */
  origin: string;
  /** The pages that are counted. */
  paths: ReadonlySet<string>;
}

/** @returns null if the page is not counted */
export function readVisit({ page, referrer }: Sent, { origin, paths }: Site): Visit | null {
  if (!page || !URL.canParse(page) || !/^[a-z0-9.:-]{0,120}$/i.test(referrer)) return null;
  const { origin: from, host, pathname, searchParams } = new URL(page);
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (from !== origin || !paths.has(path)) return null;
  const campaign = ['utm_source', 'utm_campaign'].flatMap((name) => readLabel(searchParams.get(name)) ?? []);
  return { path, source: sourceOf(referrer.toLowerCase(), host), campaign: campaign.join(' / ') };
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

/** Where a visit came from. All but `internal` are arrivals. */
export type VisitSource = 'direct' | 'search' | 'social' | 'other' | 'internal';

/** Hosts, including their subdomains. A trailing dot matches any top-level domain. */
const known: readonly (readonly [kind: 'search' | 'social', names: readonly string[]])[] = [
  [
    'search',
    [
      'google.',
      'bing.com',
      'duckduckgo.com',
      'search.yahoo.',
      'ecosia.org',
      'qwant.com',
      'startpage.com',
      'search.brave.com',
      'kagi.com',
      'yandex.',
      'baidu.com',
    ],
  ],
  [
    'social',
    [
      'facebook.com',
      'instagram.com',
      'threads.net',
      't.co',
      'x.com',
      'twitter.com',
      'reddit.com',
      'youtube.com',
      'tiktok.com',
      'pinterest.',
      'linkedin.com',
      'lnkd.in',
      'bsky.app',
      'mastodon.social',
    ],
  ],
];

/**
 * Classifies a referrer. Its host is not stored.
 * @param host from `document.referrer`, such as `www.google.co.uk`; '' without a referrer
 * @param ownHost of this site
 */
export function sourceOf(host: string, ownHost: string): VisitSource {
  if (host === '') return 'direct';
  if (host === ownHost) return 'internal';
  const isOf = (name: string) =>
    name.endsWith('.') ? `.${host}`.includes(`.${name}`) : `.${host}`.endsWith(`.${name}`);
  return known.find(([, names]) => names.some(isOf))?.[0] ?? 'other';
}

/** UTM labels of the link that brought a visitor. */
export interface Campaign {
  utmSource?: string | undefined;
  utmMedium?: string | undefined;
  utmCampaign?: string | undefined;
}

const LONGEST_LABEL = 200;

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
    return label ? [...label].slice(0, LONGEST_LABEL).join('') : undefined;
  };
  return {
    utmSource: read('utm_source'),
    utmMedium: read('utm_medium'),
    utmCampaign: read('utm_campaign'),
  };
}
