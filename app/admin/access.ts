import 'server-only';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { peopleWords } from '@/content/admin-people';
import { throwIfUnanswered } from '@/lib/auth/auth-errors';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import type { ProofRefusal } from '@/lib/auth/proof';
import { verifyCode } from '@/lib/auth/proof';
import { requireAdmin } from '@/lib/auth/require-admin';
import { type FormActionOptions, type FormResult, formAction, type Schema } from '@/lib/forms/form-action';
import type { FormMessage } from '@/lib/forms/form-state';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { anonymousClient, createServerClient } from '@/lib/supabase/server';

const { answers } = adminWords;

type Run<S extends Schema, Data> = FormActionOptions<S, KnownAdmin, Data>['run'];

interface AdminActionOptions<S extends Schema, Data> {
  schema: S;
  errors?: FormActionOptions<S, KnownAdmin, Data>['errors'];
  /** The message for invalid fields; a form without typed fields says that its row is gone. */
  invalid?: FormMessage;
  /** The page to render again. */
  path: string;
  /** Also gets a client with the admin's session. */
  run: (form: Parameters<Run<S, Data>>[0] & { client: Client }) => ReturnType<Run<S, Data>>;
}

/**
 * The server action of a form of the workspace: a `formAction` for admins. It checks the caller again, because an action
 * can be called without its page.
 */
export function adminAction<S extends Schema, Data = undefined>({
  schema,
  errors = {},
  invalid = answers.check,
  path,
  run,
}: AdminActionOptions<S, Data>) {
  return formAction<S, KnownAdmin, Data>({
    schema,
    errors,
    refusals: { invalid },
    failed: answers.failed,
    guard: requireAdmin,
    run: async (form) => {
      const result = await run({ ...form, client: await createServerClient() });
      // A page that is left is not rendered again: its row may be deleted.
      if (!('destination' in result)) revalidatePath(path, 'layout');
      return result;
    },
  });
}

/** A result that is only a message. */
export function say<Field extends string = never>(message: FormMessage): FormResult<Field> {
  return message.tone === 'destructive' ? { status: 'error', message } : { status: 'success', message };
}

/** An id of any UUID version that PostgreSQL accepts. */
export const rowId = z.guid();

type Proven<Result> = { refusal: ProofRefusal } | { refusal: null; result: Result };

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
  work: (client: Client) => Promise<Result>,
): Promise<Proven<Result>> {
  if (!hasFactor) return withPassword(session.email, typed, work);
  const refusal = await verifyCode(session.userId, typed);
  return refusal ? { refusal } : { refusal, result: await work(await createServerClient()) };
}

/** Signs in to a separate, short-lived session; the browser's own stays untouched. */
async function withPassword<Result>(
  email: string,
  typed: string,
  work: (client: Client) => Promise<Result>,
): Promise<Proven<Result>> {
  const message = await guardRate('sign-in', email);
  if (message) return { refusal: { status: 'limited', message } };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await anonymousClient(signal);
  const { error } = await withTimeout(client.auth.signInWithPassword({ email, password: typed }), signal);
  throwIfUnanswered(error);
  if (error) return { refusal: { status: 'wrong-password', message: peopleWords.proof.wrongPassword } };
  try {
    return { refusal: null, result: await work(client) };
  } finally {
    await withTimeout(client.auth.signOut({ scope: 'local' }), signal).catch(() => undefined);
  }
}

/** `withProof` for a form with the field `proof`, whose texts are in `peopleWords.proof`. */
export async function formWithProof<Result>(
  admin: KnownAdmin,
  typed: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result | FormResult<'proof'>> {
  const proof = await withProof(admin, typed, work);
  if (!proof.refusal) return proof.result;
  const { status, message } = proof.refusal;
  return { status: 'error', message, ...(status !== 'limited' && { fieldErrors: { proof: status } }) };
}
