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
  ['robots.txt', robots, 'User-Agent: *'],
  ['manifest', manifest, '"background_color":"#0b1316"'],
  ['security.txt', security, 'Expires: 2'],
])('the %s answers whoever has it with 304, by its tag or else by its date', async (_, file, content) => {
  const whole = ask(file);
  const [etag = '', modified = ''] = ['etag', 'last-modified'].map((name) => whole.headers.get(name) ?? '');
  expect(whole.status).toBe(200);
  expect(await whole.text()).toContain(content);
  expect(Date.parse(modified)).toBeLessThan(Date.now());
  const tagged = [
    etag,
    `"other", W/${etag}`,
    '*',
    ...['-gzip"', '-br"', '--gzip"', ';gzip"'].map((mark) => etag.replace(/"$/, mark)),
  ];
  const asked = [...tagged.map((tag) => ({ 'if-none-match': tag })), { 'if-modified-since': modified }];
  for (const headers of asked) {
    const answer = ask(file, new Headers(Object.entries(headers)));
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag]);
  }
  const other = { 'if-none-match': '"other"' };
  const before = new Date(Date.parse(modified) - 1_000).toUTCString();
  // The tag decides where both are sent.
  const since = [{ ...other, 'if-modified-since': modified }, { 'if-modified-since': before }];
  for (const headers of [other, ...since, { 'if-modified-since': 'yesterday' }])
    expect(ask(file, new Headers(Object.entries(headers))).status).toBe(200);
});
