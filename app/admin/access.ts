import 'server-only';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { throwIfUnanswered } from '@/lib/auth/auth-errors';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { showCode } from '@/lib/auth/second-factor';
import { noteRefusedCode } from '@/lib/data/refused-codes';
import { formResult } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { anonymousClient } from '@/lib/supabase/anonymous';
import { callBackend, REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { createServerClient } from '@/lib/supabase/server';

const { answers } = adminWords;

/**
 * Runs a mutation for an admin and returns the new form state. Re-checks the caller, because a Server Action can be
 * called without its page.
 * @param path the page to revalidate
 * @param work gets a client with the admin's session
 * @param values echoed into the form when the mutation fails
 */
export async function changeAsAdmin<Field extends string>(
  previous: FormState<Field>,
  path: string,
  work: (client: Client) => Promise<FormMessage>,
  values: FormState<Field>['values'] = {},
): Promise<FormState<Field>> {
  const message = await callBackend(async () => {
    await requireAdmin();
    return work(await createServerClient());
  }, answers.failed);
  revalidatePath(path);
  return message.tone === 'destructive'
    ? formResult(previous, { status: 'error', message, values })
    : formResult(previous, { status: 'success', message });
}

/** @returns the submitted UUID, of any version that PostgreSQL accepts; null for anything else */
export function readId(given: FormDataEntryValue | null | undefined): string | null {
  return z.guid().safeParse(given).data ?? null;
}

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
  throwIfUnanswered(error);
  if (error) return { status: 'wrong' };
  try {
    return { status: 'proven', result: await work(client) };
  } finally {
    await withTimeout(client.auth.signOut({ scope: 'local' }), signal).catch(() => undefined);
  }
}
