'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { peopleWords } from '@/content/admin-people';
import { requireAdmin } from '@/lib/auth/require-admin';
import { deletePerson, grantRole, readPeople, revokeRole } from '@/lib/data/admin-people';
import { isEmailAddress, normaliseEmail } from '@/lib/domain/email-address';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { createServerClient } from '@/lib/supabase/server';
import { type AdminProof, withProof } from '../access';
import { parseRange } from '../query';

const { search, remove, proof, roles } = peopleWords;
const { answers } = adminWords;

/** `person`: the summary that was found, as JSON. */
export type PersonField = 'email' | 'person';

/** Finds what is stored about an address; the database logs the lookup in the audit log. */
export async function lookUpPerson(
  previous: FormState<PersonField>,
  formData: FormData,
): Promise<FormState<PersonField>> {
  await requireAdmin();
  const email = normaliseEmail(String(formData.get('email') ?? '')).slice(0, 254);
  const refuse = refuseWith(previous, { email });
  if (!isEmailAddress(email)) return refuse(answers.check, { email: search.missing });
  const data = await callBackend(
    async () => readPeople(await createServerClient(), parseRange({}, Date.now()), email),
    null,
  );
  if (!data) return refuse(answers.failed);
  if (data.person) {
    return formResult(previous, {
      status: 'success',
      values: { email, person: JSON.stringify(data.person) },
    });
  }
  const message = { tone: 'neutral', title: search.nothing(email) } as const;
  return formResult(previous, { status: 'success', message, values: { email } });
}

export type RemoveField = 'email' | 'sure' | 'messages' | 'proof';

/** Deletes what is stored about an address, after the admin has re-authenticated. */
export async function removePerson(
  previous: FormState<RemoveField>,
  formData: FormData,
): Promise<FormState<RemoveField>> {
  const email = String(formData.get('email') ?? '').slice(0, 254);
  if (formData.get('sure') !== 'yes') {
    return refuseWith(previous, { email })(answers.check, { sure: answers.tick });
  }
  const answer = await reauthenticated(previous, formData, async (client) => {
    const outcome = await deletePerson(client, email, formData.get('messages') === 'yes');
    return outcome === 'deleted' ? remove.done : remove[outcome];
  });
  return { ...answer, values: { email } };
}

export type RoleField = 'person' | 'proof';
const account = z.guid();

/** Grants or revokes the admin role. */
export async function changeRole(
  previous: FormState<RoleField>,
  formData: FormData,
): Promise<FormState<RoleField>> {
  const person = String(formData.get('person') ?? '').trim();
  const isGrant = formData.get('change') === 'grant';
  const isValid = isGrant ? isEmailAddress(person) : account.safeParse(person).success;
  if (!isValid) {
    const error = isGrant ? search.missing : roles.choose;
    return refuseWith(previous, { person })(answers.check, { person: error });
  }
  const answer = await reauthenticated(previous, formData, async (client) => {
    if (!isGrant) return roles.answers[await revokeRole(client, person)];
    const outcome = await grantRole(client, person);
    return outcome === 'unknown' ? roles.answers.unknownAccount : roles.answers[outcome];
  });
  return answer.status === 'error' ? { ...answer, values: { person } } : answer;
}

/** Re-authenticates the admin, runs `work` and returns the new form state. */
async function reauthenticated<Field extends string>(
  previous: FormState<Field | 'proof'>,
  formData: FormData,
  work: (client: Client) => Promise<FormMessage>,
): Promise<FormState<Field | 'proof'>> {
  const admin = await requireAdmin();
  const refuse = refuseWith(previous, {});
  const refuseProof = (message: FormMessage, error: string) =>
    refuse(message, { proof: error } as FormState<Field | 'proof'>['fieldErrors']);
  const typed = String(formData.get('proof') ?? '');
  if (typed === '') return refuseProof(answers.check, proof.incomplete);
  const outcome = await callBackend<AdminProof<FormMessage>, null>(() => withProof(admin, typed, work), null);
  if (!outcome) return refuse(answers.failed);
  if (outcome.status === 'limited') return refuse(outcome.message);
  if (outcome.status === 'wrong') return refuseProof(proof.wrong, proof.wrong.title);
  revalidatePath(paths.adminPeople);
  const message = outcome.result;
  return formResult(previous, { status: message.tone === 'destructive' ? 'error' : 'success', message });
}
