import { describe, expect, it } from 'vitest';
import { safeRedirect } from '@/lib/auth/sign-in';
import { fc } from '../../support/random';
import { redirectAttacks } from './redirect-attacks';

const site = 'https://flip.example';
const fallback = '/fallback';

/** The URL that a browser on this site resolves `location` to. */
function landing(location: string): URL {
  return new URL(location, `${site}/auth`);
}

describe('safeRedirect', () => {
  it.each([
    ['/account', '/account'],
    ['/flip-method-app?mode=emergency#top', '/flip-method-app?mode=emergency#top'],
    ['https://flip.example/book?x=1', '/book?x=1'],
    ['/blog/../about', '/about'],
    ['/path with spaces', '/path%20with%20spaces'],
    ['/a//b', '/a//b'],
  ])('redirects %s to %s', (target, expected) => {
    expect(safeRedirect(target, fallback, site)).toBe(expected);
  });

  it.each([
    [undefined],
    [null],
    [''],
    [7],
    [['/a', '/b']],
    [`/${'a'.repeat(2_000)}`],
    ['https://evil.example/account'],
  ])('falls back for %s', (target) => {
    expect(safeRedirect(target, fallback, site)).toBe(fallback);
  });

  it('knows 65 attacks', () => {
    expect(new Set(redirectAttacks).size).toBe(65);
  });

  it.each(redirectAttacks.map((attack) => [attack]))('keeps %j on the site', (attack) => {
    const location = safeRedirect(attack, fallback, site);
    expect(landing(location).origin).toBe(site);
    expect(location).toMatch(/^\/(?!\/)/);
    expect(location).not.toMatch(/[\\\s]/);
    // Idempotent: the result is a valid target and means the same.
    expect(safeRedirect(location, fallback, site)).toBe(location);
  });

  it('keeps 10,000 generated targets on the site', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        ':',
        '@',
        '#',
        '?',
        '%2f',
        '%5c',
        '%09',
        '%00',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
      ],
      ...[
        'http',
        'https',
        'javascript',
        'data',
        'evil.example',
        'flip.example',
        site,
        '\u3002',
        '\uff0f',
        '\u00ad',
      ],
      ...['a', '[::1]', '127.0.0.1', '&', ';', '\u202e', '\ufeff', '%', '%2e'],
    );
    const target = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    );
    fc.assert(
      fc.property(target, (generated) => {
        const location = safeRedirect(generated, fallback, site);
        return landing(location).origin === site && /^\/(?!\/)/.test(location);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
