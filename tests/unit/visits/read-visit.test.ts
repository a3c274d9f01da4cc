import { expect, it } from 'vitest';
import { asksForPrivacy, isBot, pageBefore, readCampaign, readVisit } from '@/lib/domain/visits';
import { countByMinute } from '@/lib/limits/guard-rate';
import { fc } from '../../support/random';

const site = {
  origin: 'https://book.example',
  paths: new Set(['/', '/blog', '/blog/one']),
  missing: (path: string) => (path.startsWith('/workbook/open') ? null : path),
};
const read = (page: string | null, referrer = '') => readVisit({ page, referrer }, site);

const arrived = { pages: '/blog/one', entries: '/blog/one' };
const campaign = { campaigns: 'newsletter / autumn 2026', sources: 'direct' };
it.each<[page: string, referrer: string, visit: object | null]>([
  ['/blog/one?utm_source=Newsletter&utm_campaign=Autumn 2026#x', '', { ...arrived, ...campaign }],
  ['/blog/', 'www.Google.co.uk:8080', { pages: '/blog', entries: '/blog', sources: 'google.co.uk' }],
  // As an app on Android says, and as a blog is called.
  ['/', 'com.google.android.gm', { pages: '/', entries: '/', sources: 'com.google.android.gm' }],
  ['/', 'my_blog.tumblr.com', { pages: '/', entries: '/', sources: 'my_blog.tumblr.com' }],
  // One that began on another page of the site is no visit.
  ['/?utm_source=a', 'book.example', { pages: '/' }],
  ['/nothing', 'google.com', { missing: '/nothing' }],
  ['/blog?utm_source=a', '+amazon', { presses: 'amazon /blog' }],
  ['/nothing', '+ebook', null],
  ['/blog', '+kiosk', null],
  ['/workbook/open/abcdef', '', null],
  // Only a host name may be where it came from.
  ...['https://a.example/path?user=ann', 'a b', 'ann@a.example', '{}', 'x'.repeat(121)].map(
    (other): [string, string, null] => ['/', other, null],
  ),
])('a view of %s from "%s" counts as %o', (page, referrer, visit) => {
  expect(read(`https://book.example${page}`, referrer)).toEqual(visit);
});

it('a page view is not counted for another site, no address or words, and drops what could identify a person', () => {
  for (const page of ['https://evil.example/blog', null, 'blog']) expect(read(page), String(page)).toBeNull();
  expect(read('https://evil.example/blog', '+amazon')).toBeNull();
  const ids = ['07700900123456', '5e8848983a1b4c2f', '0a1b2c3d-1111-4abc', 'x'.repeat(39)];
  for (const label of ['ann@example.com', ...ids, 'ä', '<b>']) {
    const visit = read(`https://book.example/?utm_source=${encodeURIComponent(label)}`);
    expect(visit?.campaigns, label).toBeUndefined();
  }
});

it('a page view always satisfies the database constraints', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[a-zA-Z0-9 ._-]{0,50}$/));
  fc.assert(
    fc.property(text, text, text, (source, campaign, referrer) => {
      const query = new URLSearchParams({ utm_source: source, utm_campaign: campaign });
      const visit = read(`https://book.example/blog?${query}`, referrer);
      if (visit?.campaigns !== undefined) expect(visit.campaigns).toMatch(/^[a-z0-9 ._/-]{1,80}$/);
      if (visit?.sources !== undefined) expect(visit.sources).toMatch(/^[a-z0-9._-]{1,100}$/);
    }),
  );
});

it('privacy signals and bots are recognised by their headers', () => {
  const asks = (name: string, value: string) => asksForPrivacy(new Headers([[name, value]]));
  expect([asks('sec-gpc', '1'), asks('dnt', '1'), asks('dnt', '0')]).toEqual([true, true, false]);
  const bots = ['', 'curl/8.5', '(compatible; Googlebot/2.1)', 'Mozilla/5.0 (X11) HeadlessChrome/149'];
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  const found = [...bots, phone].filter((agent) => isBot(new Headers({ 'user-agent': agent })));
  expect(found).toEqual(bots);
});

it('a per-minute limit applies to each client and to all together, and resets with the next minute', () => {
  const take = countByMinute(2, 3);
  expect([take('a', 0), take('a', 1), take('a', 2)]).toEqual([true, true, false]);
  expect([take('b', 3), take('c', 4)]).toEqual([true, false]);
  expect(take('a', 60_000)).toBe(true);
});

const { origin } = site;
it('the page that sent a form, and the labels of the link that brought a visitor to it, are read from its address, if it is ours', () => {
  const page = `${origin}/landing?utm_source=letter&utm_medium=e-mail&utm_campaign=spring%20one&other=x#form`;
  const labels = { utm_source: 'letter', utm_medium: 'e-mail', utm_campaign: 'spring one' };
  expect(readCampaign(page, origin)).toEqual(labels);
  const others = ['https://book.example.evil/?utm_source=x', 'http://book.example/?utm_source=x'];
  for (const referer of [null, '', 'nonsense', `${origin}/workbook`, ...others])
    expect(readCampaign(referer, origin)).toEqual({});
  const odd = `${origin}/?utm_source=${encodeURIComponent('a\r\nb\u0000 c ')}&utm_medium=${'📚'.repeat(300)}&utm_campaign=%20`;
  const { utm_source, utm_medium, utm_campaign } = readCampaign(odd, origin);
  expect(utm_source).toBe('a b c');
  expect([...(utm_medium ?? '')]).toHaveLength(200);
  expect(utm_campaign).toBeUndefined();
  expect(pageBefore(page, { ...site, paths: new Set(['/landing']) })).toBe('/landing');
  for (const other of [`${origin}/workbook/open/abcdef`, 'https://evil.example/blog', ''])
    expect(pageBefore(other, site)).toBeNull();
});
