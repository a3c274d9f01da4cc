import 'server-only';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin/admin';
import { peopleWords } from '@/content/admin/people';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import { type Proven, verifyCode, withPassword } from '@/lib/auth/proof';
import { requireAdmin, requireInbox } from '@/lib/auth/require-admin';
import type { FormMessage } from '@/lib/domain/form-message';
import {
  type FormActionOptions,
  type FormResult,
  formAction,
  type ResultOf,
  type Schema,
  type Submission,
} from '@/lib/forms/form-action';
import { BackendFailure, dataOf } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import type { Client } from '@/lib/supabase/service';

const { answers } = adminWords;

type FormOptions<S extends Schema, Data> = FormActionOptions<S, KnownAdmin, Data>;

interface AdminActionOptions<S extends Schema, Data>
  extends Pick<FormOptions<S, Data>, 'schema' | 'multiple'>,
    Partial<Pick<FormOptions<S, Data>, 'errors'>> {
  /** The message for invalid fields; a form without typed fields says that its row was deleted. */
  invalid?: FormMessage;
  /** The page to render again. */
  path: string;
  /** Also for people with the role `inbox`. */
  forInbox?: boolean;
  run: (form: AdminSubmission<S>) => ResultOf<S, Data>;
}

/** What `run` gets: also a client with the admin's session. */
export type AdminSubmission<S extends Schema> = Submission<S, KnownAdmin> & { client: Client };

/**
 * The server action of a form of the workspace: a `formAction` for admins. It checks the caller again, because an action
 * can be called without its page.
 */
export function adminAction<S extends Schema, Data = undefined>({
  errors = {},
  invalid = answers.check,
  path,
  forInbox,
  run,
  ...fields
}: AdminActionOptions<S, Data>) {
  return formAction<S, KnownAdmin, Data>({
    ...fields,
    errors,
    messages: { invalid },
    failed: answers.failed,
    guard: forInbox ? requireInbox : requireAdmin,
    run: async function runAsAdmin(form) {
      const result = await run({ ...form, client: await createServerClient() });
      // A page that is left is not rendered again: its row may be deleted.
      if (!('destination' in result)) revalidatePath(path, 'layout');
      return result;
    },
  });
}

/** A result that is only a message. */
export function messageResult(message: FormMessage) {
  return { status: message.tone === 'destructive' ? 'error' : 'success', message } as const;
}

/** An id of any UUID version that PostgreSQL accepts. */
export const rowId = z.guid();

/** The field of a form with a `ProofField`: a code or a password. */
export const proofFields = { proof: z.string().default('') };
type Proof = z.output<z.ZodObject<typeof proofFields>>;

/** Ten thousand addresses take longer than other calls may. With the checks before and after, a form waits for at most 30 s. */
const WORK_TIMEOUT_MS = 20_000;
type Work<Result> = (client: Client) => Promise<Result>;

/**
 * Re-authenticates an admin, by second factor or else by password, and runs `work`. The database itself requires
 * authentication within the last five minutes.
 * @param proof from the fields `proofFields`
 * @param work gets a client with the re-authenticated session
 * @throws BackendFailure
 */
export async function withProof<Result>(
  { hasFactor, user }: KnownAdmin,
  { proof }: Proof,
  work: Work<Result>,
): Promise<Proven<Result>> {
  if (!proof) return { refusal: { status: 'missing', message: answers.prove } };
  if (!hasFactor) {
    const proven = await withPassword(user.email, proof, work, WORK_TIMEOUT_MS);
    if (proven.refusal?.status !== 'wrong-password') return proven;
    return { refusal: { ...proven.refusal, message: peopleWords.proof.wrongPassword } };
  }
  const refusal = await verifyCode(user.userId, proof);
  return refusal ? { refusal } : { refusal, result: await work(await workClient()) };
}

const workClient = () => createServerClient({ signal: AbortSignal.timeout(WORK_TIMEOUT_MS) });

/**
 * `withProof` for a form with a `ProofField`, whose texts are in `peopleWords.proof`.
 * @param onlyIfRefused asks for a proof only if the database refuses the session as it is
 */
export async function formWithProof<Result>(
  admin: KnownAdmin,
  proof: Proof,
  work: Work<Result>,
  { onlyIfRefused = false } = {},
): Promise<Result | FormResult<'proof'>> {
  if (onlyIfRefused && !proof.proof) {
    try {
      return await work(await workClient());
    } catch (error) {
      if (!isProofMissing(error)) throw error;
    }
  }
  const proven = await withProof(admin, proof, work);
  if (!proven.refusal) return proven.result;
  const { status, message } = proven.refusal;
  return { status: 'error', message, ...(status !== 'limited' && { fieldErrors: { proof: status } }) };
}

/** Refuses a session that has not proven who it is in the last five minutes. @throws BackendFailure */
export async function requireProof(client: Client): Promise<void> {
  await dataOf(client.rpc('admin_require_proof'));
}

/** The hint of `private.require_recent_proof`. */
const isProofMissing = (error: unknown) =>
  error instanceof BackendFailure && z.object({ hint: z.literal('proof') }).safeParse(error.cause).success;
