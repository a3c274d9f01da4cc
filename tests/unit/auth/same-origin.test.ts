import { describe, expect, it } from 'vitest';
import { isForeignPost } from '@/lib/auth/same-origin';

const site = 'https://flip.example';
const isForeign = (headers: Record<string, string>, method = 'POST') =>
  isForeignPost({ method, headers: new Headers({ host: 'flip.example', ...headers }) }, site);

describe('isForeignPost', () => {
  it.each([
    [{ origin: site }],
    [{ origin: site, 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    [{ referer: `${site}/auth` }],
    [{ 'sec-fetch-site': 'none', origin: site }],
    [{}],
  ])('takes %j', (headers) => {
    expect(isForeign(headers)).toBe(false);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'https://flip.example.evil.example' }],
    [{ origin: 'https://flip.example:8443' }],
    [{ origin: 'https://www.flip.example', 'sec-fetch-site': 'same-site' }],
    [{ origin: site, 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ referer: 'https://evil.example/flip.example' }],
  ])('refuses %j, with every method that changes something', (headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(isForeign(headers, method)).toBe(true);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(isForeign(headers, method)).toBe(false);
  });
});
