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
