import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { linkLimits } from '@/lib/auth/link-guard';
import { LINK_LIFETIME_S } from '@/lib/auth/mail-link';

const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as unknown as {
  auth: { email: { otp_length: number; otp_expiry: number }; rate_limit?: { token_verifications?: number } };
};
/** The auth service counts each address for five minutes (supabase/auth internal/api/apilimiter). */
const SERVICE_WINDOW_S = 5 * 60;
const serviceTries = auth.rate_limit?.token_verifications ?? 30;
const ATTACKERS = 1_000;

/** Tries that fit into the life of one link: windows that begin anywhere. */
function triesIn(perWindow: number, windowSeconds: number): number {
  return perWindow * (auth.email.otp_expiry / windowSeconds);
}

describe('the link of a mail', () => {
  it('lives as long here as at the auth service', () => {
    expect(LINK_LIFETIME_S).toBe(auth.email.otp_expiry);
  });

  it('has the longest code that the service makes', () => {
    expect(auth.email.otp_length).toBe(10);
  });

  it('is not guessed by a thousand addresses that try as fast as they may, here and at the service', () => {
    const atTheService = ATTACKERS * triesIn(serviceTries, SERVICE_WINDOW_S);
    const here = Math.min(
      ATTACKERS * triesIn(linkLimits.client, linkLimits.windowSeconds),
      triesIn(linkLimits.everybody, linkLimits.windowSeconds),
    );
    expect((atTheService + here) / 10 ** auth.email.otp_length).toBeLessThan(1e-5);
  });
});
