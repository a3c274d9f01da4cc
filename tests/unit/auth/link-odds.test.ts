import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { LINK_LIFETIME_S, tokenHashOf } from '@/lib/auth/mail-link';
import { linkLimits } from '@/lib/limits/guard-rate';

const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as {
  auth: { email: { otp_length: number; otp_expiry: number }; rate_limit: { token_verifications: number } };
};
/** A token bucket of the auth service: full at first, then refilled at its rate (supabase/auth internal/api/apilimiter). */
const SERVICE_BURST = 30;
const SERVICE_WINDOW_S = 5 * 60;
const ATTACKERS = 1_000;

/** Attempts per IP address at the service within the lifetime of one link, starting with a full bucket. */
const serviceTries = () =>
  SERVICE_BURST + auth.rate_limit.token_verifications * (auth.email.otp_expiry / SERVICE_WINDOW_S);

/** Attempts here within the lifetime of one link; it can start at the end of a window, so one more window overlaps. */
const triesHere = (perWindow: number) =>
  perWindow * (Math.ceil(auth.email.otp_expiry / linkLimits.windowSeconds) + 1);

it('the link in a mail is the hash of address and code, and lives as long, as at the auth service', () => {
  expect(LINK_LIFETIME_S).toBe(auth.email.otp_expiry);
  // supabase/auth internal/crypto/crypto.go, GenerateTokenHash, which gets the address in lower case.
  const hash = '9d89dfebd21b5e62a7330f0dd7b92f34064d2785e326ea2284634467';
  for (const typed of ['ada@example.com', ' Ada@Example.com '])
    expect(tokenHashOf(typed, '0123456789')).toBe(hash);
});

it('no link is guessed by a thousand IP addresses that try as fast as the limits here and at the service allow', () => {
  const atTheService = ATTACKERS * serviceTries();
  const here = Math.min(ATTACKERS * triesHere(linkLimits.client), triesHere(linkLimits.everybody));
  expect((atTheService + here) / 10 ** auth.email.otp_length).toBeLessThan(1e-5);
});
