import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../../supabase/local/backend/mfa/totp.ts';
import { serviceClient } from './stack.ts';

const shown = new Set<string>();

/**
 * A code that an authenticator app shows: the present one or, as a code counts once, the next, which is also accepted.
 * @throws at the third call within half a minute
 */
export function codeOf(secret: string): string {
  const codes = [0, 30_000].map((shift) => totpCode(secret, Date.now() + shift));
  const code = codes.find((each) => !shown.has(secret + each));
  if (!code) throw new Error('No code is left in this half minute.');
  shown.add(secret + code);
  return code;
}

/** A code outside the accepted time window. */
export function wrongCodeOf(secret: string): string {
  const good = [-30_000, 0, 30_000].map((shift) => totpCode(secret, Date.now() + shift));
  return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code)) ?? '';
}

/** Enrols a signed-in person in two-factor authentication and raises their session to aal2. */
export async function addSecondFactor({ auth }: SupabaseClient): Promise<{ secret: string }> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const { secret } = data.totp;
  await allowChallenge((await auth.getSession()).data.session?.access_token);
  const code = totpCode(secret, Date.now());
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
  return { secret };
}

/** Lets the database accept one challenge, as for a code typed on the site. */
export async function allowChallenge(token: string | undefined): Promise<void> {
  const service = serviceClient();
  const person = (await service.auth.getUser(token)).data.user?.id;
  const { error } = await service.rpc('use_code', { person, hash: randomUUID() });
  if (error) throw error;
}
