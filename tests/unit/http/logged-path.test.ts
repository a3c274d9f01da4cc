import { describe, expect, it } from 'vitest';
import { loggedPath } from '@/lib/log/page-reports';

describe('the logged path of a missing page', () => {
  it.each([
    [['blog', 'previous-post'], '/blog/previous-post'],
    [['sample-chapters', '99'], '/sample-chapters/99'],
    [['wp-login.php'], '/wp-login.php'],
  ])('is unchanged: %j', (parts, logged) => {
    expect(loggedPath(parts)).toBe(logged);
  });

  it.each([
    ['an e-mail address', ['unsubscribe', 'jo@example.com']],
    ['an encoded e-mail address', ['unsubscribe', 'jo%40example.com']],
    ['a telephone number', ['call', '07700900123']],
    ['a token', ['workbook', 'eyJhbGciOiJIUzI1NiJ9xY']],
    ['a uuid', ['account', '7f0c2d3e-11aa-4f5b-9c6d-0a1b2c3d4e5f']],
    ['a sentence', ['search', 'why does my arm tingle']],
    ['a forged line', ['x%0AInfo: all is well']],
    ['broken encoding', ['100%zz']],
    ['something very long', ['a'.repeat(33)]],
  ])('omits %s', (_, parts) => {
    expect(loggedPath(parts)).toBe(`/${[...parts.slice(0, -1), '…'].join('/')}`);
  });

  it('is one line of bounded length', () => {
    expect(loggedPath(Array.from({ length: 90 }, () => 'part')).length).toBeLessThanOrEqual(120);
  });
});
