import { expect, it } from 'vitest';
import { clientIp, PEER_IP_HEADER, rateLimitKeyOf } from '@/lib/http/client-ip';
import { isForeignPost, isForOurHost, ownOrigins } from '@/lib/http/origins';
import { contentSecurityPolicy, securityHeaders } from '@/lib/http/security-headers';

const headers = (siteUrl?: string, withSubdomains?: boolean) =>
  Object.fromEntries(securityHeaders(siteUrl, withSubdomains).map(({ key, value }) => [key, value]));

it('the security headers come once each, enforce https if the site uses it, keep its files from others, leave the policy to the page', () => {
  const https = 'https://book.example';
  expect(headers(https)).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headers(https, true)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  for (const other of ['http://localhost:3000', undefined])
    expect(headers(other)).not.toHaveProperty('Strict-Transport-Security');
  expect(headers(https)).not.toHaveProperty('Content-Security-Policy');
  expect(Object.keys(headers(https))).toHaveLength(securityHeaders(https).length);
});

const directives = (options?: Parameters<typeof contentSecurityPolicy>[0]) =>
  Object.fromEntries(
    contentSecurityPolicy(options)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );

it('a document’s Content-Security-Policy allows the site’s own files and what a page names; style attributes for charts only', () => {
  const allowed = (script: string[], form: string[]) => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'form-action': ["'self'", ...form],
  });
  const more = { scripts: ["'nonce-a'"], formTargets: ['https://a.example'] };
  expect(directives()).toMatchObject(allowed([], []));
  expect(directives(more)).toMatchObject(allowed(more.scripts, more.formTargets));
  expect(contentSecurityPolicy(more)).not.toContain('unsafe');
  const policy = directives({ styleAttributes: true });
  expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
  expect(policy['style-src']).not.toContain("'unsafe-inline'");
  expect(policy['script-src']).toEqual(["'self'"]);
});

const from = (peer: string, forwarded?: string) =>
  new Headers({ [PEER_IP_HEADER]: peer, ...(forwarded && { 'x-forwarded-for': forwarded }) });

it.each([
  ['the peer address if no proxy is trusted, whatever the client claims', '203.0.113.1', 0, '198.51.100.7'],
  ['written by the outermost trusted proxy', '1.1.1.1, 203.0.113.9, 10.0.0.2', 1, '10.0.0.2'],
  ['written by the second trusted proxy', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['found before an empty entry', '203.0.113.9, ', 1, '203.0.113.9'],
  ['the leftmost entry if there are fewer than trusted proxies', '203.0.113.9', 3, '203.0.113.9'],
])('the address of a client is %s', (_, forwarded, proxies, expected) => {
  expect(rateLimitKeyOf(from('198.51.100.7', forwarded), proxies)).toBe(expected);
});

const words = ['', 'unknown', '_hidden', 'a.b.c.d', '1:2', '][', '999.0.0.1', '203.0.113.9, 1.1.1.1'];
it.each([
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ...['::ffff:cb00:7109', '0:0:0:0:0:FFFF:203.0.113.9', '[::ffff:203.0.113.9]:80', '64:ff9b::cb00:7109'].map(
    (written) => [written, '203.0.113.9', '203.0.113.9'] as const,
  ),
  ['::ffff:0.0.1.2', '0.0.1.2', '0.0.1.2'],
  ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::/64', '2001:db8:1:2::cb00:7109'],
  ['203.0.113.9:52100', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2:3:4:5:6'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1:2::1'],
  ['[2001:db8::0:1]:443', '2001:db8:0:0::/64', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80::1'],
  ['::1', '0:0:0:0::/64', '::1'],
  ...[...words, 'x'.repeat(5_000)].map((each) => [each, 'unknown', null] as const),
] as const)('reads %.30s as %s, and unmasked for the auth service as %s', (peer, masked, full) => {
  expect(rateLimitKeyOf(from(peer), 0)).toBe(masked);
  expect(clientIp(from(peer), 0)).toBe(full);
});

const site = 'https://flip.example';
const isForeign = (headers: Record<string, string>, method = 'POST') =>
  isForeignPost({ method, headers: new Headers({ host: 'flip.example', ...headers }) }, [site]);

it.each([
  [{ origin: site }],
  [{ referer: `${site}/auth` }],
  // A proxy that adds `Referrer-Policy: no-referrer`.
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'null', 'sec-fetch-site': 'none' }],
  [{ origin: 'https://FLIP.example:443' }],
  // The same name, written in full.
  [{ origin: 'https://flip.example.', 'sec-fetch-site': 'same-origin' }],
  [{}],
])('isForeignPost accepts %j', (headers) => {
  expect(isForeign(headers)).toBe(false);
});

it.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://flip.example', 'sec-fetch-site': 'same-origin' }],
  [{ origin: `${site}, ${site}` }],
  [{ origin: 'https://flip.example..' }],
  [{ origin: 'app://flip.example' }],
  [{ origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
  [{ origin: 'https://flip.example:8443' }],
  [{ origin: 'https://www.flip.example', 'sec-fetch-site': 'same-site' }],
  [{ origin: site, 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ referer: 'https://evil.example/flip.example' }],
])('isForeignPost refuses %j, with every unsafe method', (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(isForeign(headers, method)).toBe(true);
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(isForeign(headers, method)).toBe(false);
});

const isOurs = (host: string, method = 'POST', proxies = 0) =>
  isForOurHost({ method, headers: new Headers({ host }) }, [site], proxies);

it('isForOurHost accepts requests to our host, safe methods and what a proxy has checked, and refuses any other host', () => {
  for (const same of ['flip.example', 'Flip.Example', 'flip.example:443', 'flip.example.'])
    expect(isOurs(same), same).toBe(true);
  expect([isOurs('evil.example', 'GET'), isOurs('app:3000', 'POST', 1)]).toEqual([true, true]);
  for (const other of ['evil.example', 'flip.example.evil.example', 'flip.example:8443', '', '127.0.0.1'])
    expect(isOurs(other), other).toBe(false);
});

it('ownOrigins is our own origin only, with the other loopback names on a local site, and the addresses of a preview', () => {
  for (const where of [{ VERCEL_ENV: 'production' }, {}])
    expect(ownOrigins({ SITE_URL: site, VERCEL_URL: 'x.vercel.app', ...where })).toEqual([site]);
  const names = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}:3000`);
  expect(ownOrigins({ SITE_URL: 'http://127.0.0.1:3000' })).toEqual(names);
  const preview = { VERCEL_ENV: 'preview', VERCEL_URL: 'a1.vercel.app', VERCEL_BRANCH_URL: 'b.vercel.app' };
  const origins = [site, 'https://a1.vercel.app', 'https://b.vercel.app'];
  expect(ownOrigins({ SITE_URL: site, ...preview })).toEqual(origins);
});
