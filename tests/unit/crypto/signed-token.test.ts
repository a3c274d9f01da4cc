import { expect, it, vi } from 'vitest';

const first = 'a-secret-of-this-test-that-is-long-enough';
const secrets: { LINK_SECRET: string; LINK_SECRET_PREVIOUS?: string } = { LINK_SECRET: first };
vi.mock('@/lib/env', () => ({ serverEnv: () => secrets }));

const { isSameSecret, signatureOf, signToken, verifyToken } = await import('@/lib/crypto/signature');

const claims = { userId: 'ann', until: 17 };

it.each([
  ['email-change', 'bond', claims],
  ['device', 'bond', undefined],
  ['email-change', 'another', undefined],
  ['email-change', undefined, undefined],
] as const)('a token is read for the same purpose and bond only: %s, %s', (purpose, bond, read) => {
  expect(verifyToken(purpose, signToken('email-change', claims, 'bond'), bond)).toEqual(read);
});

it('a token is worth nothing once a character of it has changed, nor is anything else one', () => {
  const token = signToken('device', claims);
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(verifyToken('device', changed), changed).toBeUndefined();
  }
  for (const other of ['', '.', 'a', 'e30', 'e30.', '.e30', 'x'.repeat(5_000), 'ü.ü'])
    expect(verifyToken('device', other), other).toBeUndefined();
});

it('a token survives a rotation of the secret once, and no secret signs that is not the present one', () => {
  const old = signToken('device', claims);
  const second = 'a-second-secret-that-is-long-enough-too';
  Object.assign(secrets, { LINK_SECRET: second, LINK_SECRET_PREVIOUS: first });
  const present = signToken('device', claims);
  expect(present).not.toBe(old);
  const read = () => [old, present].map((token) => verifyToken('device', token));
  expect(read()).toEqual([claims, claims]);
  Object.assign(secrets, { LINK_SECRET_PREVIOUS: undefined });
  expect(read()).toEqual([undefined, claims]);
  secrets.LINK_SECRET = first;
});

it('a signature keeps claims apart that only look the same when put together, and equals itself alone', () => {
  expect(signatureOf('sign-up', 'a b', 'c')).not.toBe(signatureOf('sign-up', 'a', 'b c'));
  expect(signatureOf('sign-up', '["x"]')).not.toBe(signatureOf('sign-up', 'x'));
  expect(['abc', 'abd', '', 'abcd'].filter((secret) => isSameSecret(secret, 'abc'))).toEqual(['abc']);
});
