import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../../supabase/local/backend/mfa/totp.ts';

/** What an authenticator app shows now. */
export const codeOf = (secret: string) => totpCode(secret, Date.now());

/** A code that is none of the three that count now. */
export function wrongCodeOf(secret: string): string {
  const good = [-30_000, 0, 30_000].map((shift) => totpCode(secret, Date.now() + shift));
  return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code)) ?? '';
}

/** Gives a signed-in person a second factor; their session is at aal2 afterwards. @returns its id and secret */
export async function addSecondFactor(client: SupabaseClient): Promise<{ id: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const { id, totp } = data;
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) });
  if (verified.error) throw verified.error;
  return { id, secret: totp.secret };
}
