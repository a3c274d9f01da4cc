import 'server-only';

import type { KnownAdmin } from '@/lib/auth/check-admin';
import { showCode } from '@/lib/auth/second-factor';
import { isUnanswered } from '@/lib/auth/session';
import { noteRefusedCode } from '@/lib/data/refused-codes';
import type { FormMessage } from '@/lib/forms/form-state';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { anonymousClient } from '@/lib/supabase/anonymous';
import { BackendUnavailable, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { createServerClient } from '@/lib/supabase/server';

export type AdminProof<Result> =
  | { status: 'proven'; result: Result }
  | { status: 'wrong' }
  | { status: 'limited'; message: FormMessage };

type Work<Result> = (client: Client) => Promise<Result>;

/**
 * Re-authenticates an admin, by second-factor code or else by password, and runs `work`. The database itself requires
 * authentication within the last five minutes.
 * @param typed the code or the password
 * @param work gets a client with the re-authenticated session
 * @throws BackendUnavailable
 */
export async function withProof<Result>(
  { hasFactor, session }: KnownAdmin,
  typed: string,
  work: Work<Result>,
): Promise<AdminProof<Result>> {
  return hasFactor ? byCode(session.userId, typed, work) : byPassword(session.email, typed, work);
}

async function byCode<Result>(
  userId: string,
  typed: string,
  work: Work<Result>,
): Promise<AdminProof<Result>> {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return { status: 'wrong' };
  const message = await guardRate('second-factor', userId);
  if (message) return { status: 'limited', message };
  if (await showCode(code)) return { status: 'proven', result: await work(await createServerClient()) };
  await noteRefusedCode(userId);
  return { status: 'wrong' };
}

/** Signs in to a separate, short-lived session; the browser's own stays untouched. */
async function byPassword<Result>(
  email: string,
  typed: string,
  work: Work<Result>,
): Promise<AdminProof<Result>> {
  const message = await guardRate('sign-in', email);
  if (message) return { status: 'limited', message };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await anonymousClient(signal);
  const { error } = await withTimeout(client.auth.signInWithPassword({ email, password: typed }), signal);
  if (error && isUnanswered(error)) throw new BackendUnavailable(error);
  if (error) return { status: 'wrong' };
  try {
    return { status: 'proven', result: await work(client) };
  } finally {
    await withTimeout(client.auth.signOut({ scope: 'local' }), signal).catch(() => undefined);
  }
}
