'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { markHandled, requeueMail } from '@/lib/data/admin-messages';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

const { answers } = adminWords;
const id = z.uuid();

/** The pressed button says which message, and whether it is handled or open again. */
export async function markMessage(previous: FormState, formData: FormData): Promise<FormState> {
  const handled = formData.has('handle');
  return change(previous, formData.get(handled ? 'handle' : 'reopen'), async (message) => {
    const found = await markHandled(await createServerClient(), message, handled);
    if (!found) return answers.gone;
    return handled ? answers.handled : answers.reopened;
  });
}

export async function retryMail(previous: FormState, formData: FormData): Promise<FormState> {
  return change(previous, formData.get('retry'), async (job) =>
    (await requeueMail(await createServerClient(), job)) ? answers.retried : answers.notRetried,
  );
}

/** Checks the caller again: an action can be called without its page. */
async function change(
  previous: FormState,
  given: FormDataEntryValue | null,
  work: (id: string) => Promise<FormMessage>,
): Promise<FormState> {
  const outcome = await callBackend(async () => {
    await requireAdmin();
    const row = id.safeParse(given);
    return { status: 'done', message: row.success ? await work(row.data) : answers.gone } as const;
  });
  if (outcome.status === 'unavailable') {
    return answerForm(previous, { status: 'error', message: answers.failed });
  }
  revalidatePath(paths.admin);
  const { message } = outcome;
  return answerForm(previous, { status: message.tone === 'success' ? 'success' : 'error', message });
}
