import { expect, it } from 'vitest';
import { isForeignPost, isForOurHost, ownOrigins } from '@/lib/http/origins';

const site = 'https://flip.example';
const isForeign = (headers: Record<string, string>, method = 'POST') =>
  isForeignPost({ method, headers: new Headers({ host: 'flip.example', ...headers }) }, [site]);

it.each([
  [{ origin: site }],
  [{ origin: site, 'sec-fetch-site': 'same-origin' }],
  [{ referer: `${site}/auth` }],
  [{ 'sec-fetch-site': 'none', origin: site }],
  // A proxy that adds `Referrer-Policy: no-referrer`.
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'null', 'sec-fetch-site': 'none' }],
  [{ origin: 'https://FLIP.example:443' }],
  // The same name, written in full.
  [{ origin: 'https://flip.example.', 'sec-fetch-site': 'same-origin' }],
  [{ referer: 'https://flip.example./contact' }],
  [{}],
])('isForeignPost accepts %j', (headers) => {
  expect(isForeign(headers)).toBe(false);
});

it.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'http://flip.example', 'sec-fetch-site': 'same-origin' }],
  [{ origin: `${site}, ${site}` }],
  [{ origin: 'https://flip.example..' }],
  [{ origin: 'app://flip.example' }],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'https://evil.example', host: 'evil.example' }],
  [{ origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  [{ referer: 'https://evil.example/', host: 'evil.example' }],
  [{ origin: '' }],
  [{ origin: 'https://flip.example.evil.example' }],
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
  expect(isOurs('evil.example', 'GET')).toBe(true);
  expect(isOurs('app:3000', 'POST', 1)).toBe(true);
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
