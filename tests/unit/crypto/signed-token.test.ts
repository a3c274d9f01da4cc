import { describe, expect, it, vi } from 'vitest';

vi.mock('@/lib/env', () => ({
  serverEnv: () => ({ LINK_SECRET: 'a-secret-of-this-test-that-is-long-enough' }),
}));

const { isSameSecret, signatureOf } = await import('@/lib/crypto/signature');
const { readClaims, signToken, verifyToken } = await import('@/lib/crypto/signed-token');

const claims = { userId: 'ann', until: 17 };

describe('a signed token', () => {
  it('gives back its claims for the same purpose and bond', () => {
    expect(verifyToken('email-change', signToken('email-change', claims, 'bond'), 'bond')).toEqual(claims);
  });

  it('is worth nothing for another purpose or beside another bond', () => {
    const token = signToken('email-change', claims, 'bond');
    expect(verifyToken('device', token, 'bond')).toBeUndefined();
    expect(verifyToken('email-change', token, 'another')).toBeUndefined();
    expect(verifyToken('email-change', token)).toBeUndefined();
  });

  it('is worth nothing once a character of it has changed', () => {
    const token = signToken('device', claims);
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(verifyToken('device', changed), changed).toBeUndefined();
    }
  });

  it.each(['', '.', 'a', 'e30', 'e30.', '.e30', 'x'.repeat(5_000), 'ü.ü'])('is not %j', (token) => {
    expect(verifyToken('device', token)).toBeUndefined();
  });

  it('can be looked into before its bond is known', () => {
    expect(readClaims(signToken('email-change', claims, 'bond'))).toEqual(claims);
    expect(readClaims('no token')).toBeUndefined();
  });
});

describe('a signature', () => {
  it('keeps claims apart that only look the same when they are put together', () => {
    expect(signatureOf('sign-up', 'a b', 'c')).not.toBe(signatureOf('sign-up', 'a', 'b c'));
    expect(signatureOf('sign-up', '["x"]')).not.toBe(signatureOf('sign-up', 'x'));
  });

  it('is the same as itself and as nothing else, whatever its length', () => {
    expect(isSameSecret('abc', 'abc')).toBe(true);
    expect(isSameSecret('abd', 'abc')).toBe(false);
    expect(isSameSecret('', 'abc')).toBe(false);
    expect(isSameSecret('abcd', 'abc')).toBe(false);
  });
});
