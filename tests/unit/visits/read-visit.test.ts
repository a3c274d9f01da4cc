import { describe, expect, it } from 'vitest';
import { asksForPrivacy, isBot, readVisit, sourceOf } from '@/lib/domain/visits';
import { countByMinute } from '@/lib/rate-limit/minute-count';
import { fc } from '../../support/random';

const site = { origin: 'https://book.example', paths: new Set(['/', '/blog', '/blog/one']) };
const read = (page: string | null, referrer = '') => readVisit({ page, referrer }, site);

describe('a page view', () => {
  it('has a page of this site, the kind of referrer and the campaign', () => {
    expect(read('https://book.example/blog/one?utm_source=Newsletter&utm_campaign=Autumn 2026#x')).toEqual({
      path: '/blog/one',
      source: 'direct',
      campaign: 'newsletter / autumn 2026',
    });
    expect(read('https://book.example/blog/', 'www.google.co.uk')).toMatchObject({
      path: '/blog',
      source: 'search',
    });
    expect(read('https://book.example/', 'book.example')).toMatchObject({ path: '/', source: 'internal' });
  });

  it.each([
    ['another site’s page', 'https://evil.example/blog'],
    ['a page with a token in its address', 'https://book.example/workbook/open/abcdef'],
    ['a page that does not exist', 'https://book.example/nothing'],
    ['no address', null],
    ['words', 'blog'],
  ])('is not counted for %s', (_, page) => {
    expect(read(page)).toBeNull();
  });

  it.each(['https://example.com/path?user=ann', 'a b', 'ann@example.com', '{}', 'x'.repeat(121)])(
    'accepts only a host name as the referrer: not %s',
    (referrer) => {
      expect(read('https://book.example/', referrer)).toBeNull();
    },
  );

  it.each([
    'ann@example.com',
    '07700900123456',
    '5e8848983a1b4c2f',
    '0a1b2c3d-1111-4abc',
    'x'.repeat(39),
    'ä',
    '<b>',
  ])('drops a campaign label that could identify a person: %s', (label) => {
    expect(read(`https://book.example/?utm_source=${encodeURIComponent(label)}`)?.campaign).toBe('');
  });

  it('always satisfies the database constraints', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[a-zA-Z0-9 ._-]{0,50}$/));
    fc.assert(
      fc.property(text, text, text, (source, campaign, referrer) => {
        const query = new URLSearchParams({ utm_source: source, utm_campaign: campaign });
        const visit = read(`https://book.example/blog?${query}`, referrer);
        if (visit) expect(visit.campaign).toMatch(/^[a-z0-9 ._/-]{0,80}$/);
      }),
    );
  });
});

describe('the kind of referrer', () => {
  it.each([
    ['', 'direct'],
    ['www.google.de', 'search'],
    ['google.com', 'search'],
    ['duckduckgo.com', 'search'],
    ['l.facebook.com', 'social'],
    ['out.reddit.com', 'social'],
    ['t.co', 'social'],
    ['notgoogle.com', 'other'],
    ['t.co.evil.example', 'other'],
    ['book.example', 'internal'],
  ])('of %j is %s', (host, source) => {
    expect(sourceOf(host, 'book.example')).toBe(source);
  });
});

it('privacy signals and bots are recognised by their headers', () => {
  const headers = (fields: Record<string, string>) => new Headers(fields);
  expect(asksForPrivacy(headers({ 'sec-gpc': '1' }))).toBe(true);
  expect(asksForPrivacy(headers({ dnt: '1' }))).toBe(true);
  expect(asksForPrivacy(headers({ dnt: '0' }))).toBe(false);
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
  expect(isBot(headers({ 'user-agent': phone }))).toBe(false);
  for (const agent of [
    '',
    'curl/8.5',
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'Mozilla/5.0 (X11) HeadlessChrome/149',
  ])
    expect(isBot(headers({ 'user-agent': agent })), agent).toBe(true);
});

describe('a per-minute limit', () => {
  it('applies to each client and to all together, and resets with the next minute', () => {
    const take = countByMinute(2, 3);
    expect([take('a', 0), take('a', 1), take('a', 2)]).toEqual([true, true, false]);
    expect([take('b', 3), take('c', 4)]).toEqual([true, false]);
    expect(take('a', 60_000)).toBe(true);
  });
});
