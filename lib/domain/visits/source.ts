/** Where the link was that led to a page. All but `internal` are arrivals. */
export type VisitSource = 'direct' | 'search' | 'social' | 'other' | 'internal';

/** Names of hosts, each with all that lies below it. A name with a dot at its end has many endings. */
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
 * The kind of a referrer. Its name goes no further than this function.
 * @param host as the page's script read it from `document.referrer`, such as `www.google.co.uk`; empty without a referrer
 * @param ownHost of this site
 */
export function sourceOf(host: string, ownHost: string): VisitSource {
  if (host === '') return 'direct';
  if (host === ownHost) return 'internal';
  const isOf = (name: string) =>
    name.endsWith('.') ? `.${host}`.includes(`.${name}`) : `.${host}`.endsWith(`.${name}`);
  return known.find(([, names]) => names.some(isOf))?.[0] ?? 'other';
}
