import { expect, it } from 'vitest';
import { GET as security } from '@/app/.well-known/security.txt/route';
import { GET as feed } from '@/app/feed.xml/route';
import { GET as manifest } from '@/app/manifest.webmanifest/route';
import { GET as robots } from '@/app/robots.txt/route';
import { GET as sitemap } from '@/app/sitemap.xml/route';

const ask = (file: typeof feed, headers: HeadersInit = {}) =>
  file(new Request('https://flip.example/file', { headers }));

it.each([
  ['feed', feed, '<?xml'],
  ['sitemap', sitemap, '<?xml'],
  ['robots.txt', robots, 'Allow: /\nDisallow: /admin\nDisallow: /account\nDisallow: /api/\n'],
  ['manifest', manifest, '"background_color":"#0b1316"'],
  ['security.txt', security, 'Expires: 2'],
])('the %s answers whoever has it with 304, by its tag or else by its date', async (_, file, content) => {
  const whole = ask(file);
  const [etag = '', modified = ''] = ['etag', 'last-modified'].map((name) => whole.headers.get(name) ?? '');
  expect(whole.status).toBe(200);
  expect(await whole.text()).toContain(content);
  expect(Date.parse(modified)).toBeLessThan(Date.now());
  for (const headers of [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", W/${etag}` },
    { 'if-none-match': '*' },
    ...['-gzip"', '-br"', '--gzip"', ';gzip"'].map((mark) => ({ 'if-none-match': etag.replace(/"$/, mark) })),
    { 'if-modified-since': modified },
  ]) {
    const answer = ask(file, new Headers(Object.entries(headers)));
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
  }
  for (const headers of [
    { 'if-none-match': '"other"' },
    // The tag decides where both are sent.
    { 'if-none-match': '"other"', 'if-modified-since': modified },
    { 'if-modified-since': new Date(Date.parse(modified) - 1_000).toUTCString() },
    { 'if-modified-since': 'yesterday' },
  ])
    expect(ask(file, new Headers(Object.entries(headers))).status).toBe(200);
});
