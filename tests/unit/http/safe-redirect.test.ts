import { expect, it, vi } from 'vitest';
import { destinationOf, safeRedirect, withFlash } from '@/lib/auth/sign-in';
import { seeOther } from '@/lib/http/responses';
import { fc } from '../../support/random';

vi.mock('@/lib/env', () => ({ publicEnv: () => ({ SITE_URL: 'https://flip.example' }) }));

const site = 'https://flip.example';
const fallback = '/fallback';

/** Redirect targets that try to send visitors to another site or run a script. */
const attacks: readonly string[] = [
  ['https://evil.example', 'https://evil.example/', 'http://evil.example', 'HTTPS://EVIL.EXAMPLE'],
  ['https:evil.example', 'https:/evil.example', 'https:///evil.example', 'https:////evil.example'],
  ['https:\\evil.example', 'https:\\\\evil.example', 'https:/\\evil.example', '//evil.example'],
  ['//evil.example/%2e%2e', '///evil.example', '////evil.example', '/\\evil.example'],
  ['/\\/evil.example', '\\\\evil.example', '\\/evil.example', '\\/\\/evil.example'],
  ['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/\r\n/evil.example'],
  ['\t//evil.example', ' //evil.example', '\u0000//evil.example', '\u0001//evil.example'],
  ['/\t\\evil.example', 'ht\ttps://evil.example', 'https:\t//evil.example', '/.//evil.example'],
  ['/..//evil.example', '/./\\evil.example', '/a/..//evil.example', '/a/../..//evil.example'],
  ['/%2e//evil.example', '/%2e%2e//evil.example', './/evil.example/..//evil.example'],
  ['..//../..//evil.example', 'https://flip.example@evil.example'],
  ['https://flip.example:443@evil.example/', 'https://user:password@flip.example/'],
  ['https://flip.example%2f@evil.example', 'https://evil.example#@flip.example'],
  ['https://evil.example?@flip.example', 'https://evil.example\\@flip.example'],
  ['https://flip.example.evil.example', 'https://evil.example/flip.example'],
  ['https://flip.exampleevil.example', 'https://flip.example:8443/', 'http://flip.example/'],
  ['https://[::1]/', 'https://2130706433/', 'https://0x7f000001/', 'https://evil\u3002example'],
  ['https:\u2215\u2215evil.example//x', '//\uff45vil.example', 'javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'javascript://flip.example/%0aalert(1)'],
  ['data:text/html,<script>alert(1)</script>', 'blob:https://flip.example/1'],
  ['mailto:someone@evil.example'],
].flat();

/** The origin that a browser on this site resolves `location` to. */
const originOf = (location: string) => new URL(location, `${site}/auth`).origin;

it('safeRedirect falls back for what is no address, too long, or on another site', () => {
  const long = `/${'a'.repeat(2_000)}`;
  for (const target of [undefined, null, '', 7, ['/a', '/b'], long, 'https://evil.example/account'])
    expect(safeRedirect(target, fallback, site), String(target)).toBe(fallback);
});

it.each(attacks)('safeRedirect keeps %j on the site', (attack) => {
  const location = safeRedirect(attack, fallback, site);
  expect(originOf(location)).toBe(site);
  expect(location).toMatch(/^\/(?!\/)/);
  expect(location).not.toMatch(/[\\\s]/);
  // Idempotent: the result is a valid target and means the same.
  expect(safeRedirect(location, fallback, site)).toBe(location);
});

it('safeRedirect keeps 10,000 generated targets on the site', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', ':', '@', '#', '?', '%2f', '%5c', '%09', '%00', '\t', '\n'],
    ...['\r', '\0', ' '],
    ...['http', 'https', 'javascript', 'data', 'evil.example', 'flip.example', site, '\u3002', '\uff0f'],
    ...['a', '[::1]', '127.0.0.1', '&', ';', '\u00ad', '\u202e', '\ufeff', '%', '%2e'],
  );
  const target = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );
  fc.assert(
    fc.property(target, (generated) => {
      const location = safeRedirect(generated, fallback, site);
      return originOf(location) === site && /^\/(?!\/)/.test(location);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

it.each([
  ['https://flip.example/blog/a?b=c#d', '/blog/a?b=c#d'],
  ['/authors', '/authors'],
  ['/flip-method-app?mode=emergency#top', '/flip-method-app?mode=emergency#top'],
  ['/blog/../about', '/about'],
  ['/path with spaces', '/path%20with%20spaces'],
  ['/a//b', '/a//b'],
  ['/auth?next=/auth', '/'],
  ['/auth/confirm?token_hash=x', '/'],
  ['/flip-method-auth', '/'],
  ['/api/flip-sessions', '/'],
  ['/blog/../auth', '/'],
])('after a sign-in %s leads to %s', (next, expected) => {
  expect(destinationOf(next, '/')).toBe(expected);
});

it.each([
  ...['/blog/a?b=c#part signed-in → /blog/a?b=c#signed-in', '/admin welcome-back → /admin#welcome-back'],
  ...['/ account-created → /#account-created', '/blog/a#part email-confirmed → /blog/a#part'],
  ...['/flip-method-app?mode=x signed-out → /flip-method-app?mode=x#signed-out', '/ account-deleted → /'],
])('a page has the message only where it is shown: %s', (row) => {
  const [to = '', flash, shown] = row.split(/ → | /);
  expect(withFlash(to, flash as 'signed-in')).toBe(shown);
});

it('a path after a form keeps the name that was opened, in letters that a header may hold', () => {
  expect(seeOther('/a?t=\u0100%C3#é').headers.get('location')).toBe('/a?t=%C4%80%C3#%C3%A9');
});
