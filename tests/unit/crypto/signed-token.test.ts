import { describe, expect, it, vi } from 'vitest';

const secrets: { LINK_SECRET: string; LINK_SECRET_PREVIOUS?: string } = {
  LINK_SECRET: 'a-secret-of-this-test-that-is-long-enough',
};
vi.mock('@/lib/env', () => ({ serverEnv: () => secrets }));

const { isSameSecret, signatureOf, signToken, verifyToken } = await import('@/lib/crypto/signature');

const claims = { userId: 'ann', until: 17 };

describe('a signed token', () => {
  it.each([
    ['email-change', 'bond', claims],
    ['device', 'bond', undefined],
    ['email-change', 'another', undefined],
    ['email-change', undefined, undefined],
  ] as const)('gives back its claims for the same purpose and bond only: %s, %s', (purpose, bond, read) => {
    expect(verifyToken(purpose, signToken('email-change', claims, 'bond'), bond)).toEqual(read);
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

  it('survives a rotation of the secret once, and no secret signs that is not the present one', () => {
    const first = secrets.LINK_SECRET;
    const old = signToken('device', claims);
    const second = 'a-second-secret-that-is-long-enough-too';
    Object.assign(secrets, { LINK_SECRET: second, LINK_SECRET_PREVIOUS: first });
    const present = signToken('device', claims);
    expect(present).not.toBe(old);
    expect([verifyToken('device', old), verifyToken('device', present)]).toEqual([claims, claims]);
    Object.assign(secrets, { LINK_SECRET_PREVIOUS: undefined });
    expect([verifyToken('device', old), verifyToken('device', present)]).toEqual([undefined, claims]);
    secrets.LINK_SECRET = first;
  });
});

it('a signature keeps claims apart that only look the same when put together, and equals itself alone', () => {
  expect(signatureOf('sign-up', 'a b', 'c')).not.toBe(signatureOf('sign-up', 'a', 'b c'));
  expect(signatureOf('sign-up', '["x"]')).not.toBe(signatureOf('sign-up', 'x'));
  expect(['abc', 'abd', '', 'abcd'].filter((secret) => isSameSecret(secret, 'abc'))).toEqual(['abc']);
});
