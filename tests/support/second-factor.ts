import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../../supabase/local/backend/mfa/totp.ts';

/** The code that an authenticator app shows now. */
export const codeOf = (secret: string) => totpCode(secret, Date.now());

/** A code outside the accepted time window. */
export function wrongCodeOf(secret: string): string {
  const good = [-30_000, 0, 30_000].map((shift) => totpCode(secret, Date.now() + shift));
  return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code)) ?? '';
}

/**
 * Enrols a signed-in person in two-factor authentication and raises their session to aal2.
 * @returns the factor's id and secret
 */
export async function addSecondFactor(client: SupabaseClient): Promise<{ id: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const { id, totp } = data;
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
  if (verified.error) throw verified.error;
  return { id, secret: totp.secret };
}
