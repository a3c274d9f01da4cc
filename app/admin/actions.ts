'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { markHandled, retryDeadLetter } from '@/lib/data/admin-desk';
import { FiguresUnavailable } from '@/lib/data/admin-figures';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { BackendUnavailable } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

const { answers } = adminWords;
const id = z.uuid();

/** The pressed button says which letter, and whether it is handled or open again. */
export async function markLetter(previous: FormState, formData: FormData): Promise<FormState> {
  const handled = formData.has('handle');
  return change(previous, formData.get(handled ? 'handle' : 'reopen'), async (letter) => {
    const found = await markHandled(await createServerClient(), letter, handled);
    if (!found) return answers.gone;
    return handled ? answers.handled : answers.reopened;
  });
}

export async function retryMail(previous: FormState, formData: FormData): Promise<FormState> {
  return change(previous, formData.get('retry'), async (job) =>
    (await retryDeadLetter(await createServerClient(), job)) ? answers.retried : answers.notRetried,
  );
}

/** Asks anew who is there: an action can be called without its page. */
async function change(
  previous: FormState,
  given: FormDataEntryValue | null,
  work: (id: string) => Promise<FormMessage>,
): Promise<FormState> {
  try {
    await requireAdmin();
    const row = id.safeParse(given);
    const message = row.success ? await work(row.data) : answers.gone;
    revalidatePath(paths.admin);
    return answerForm(previous, { status: message.tone === 'success' ? 'success' : 'error', message });
  } catch (error) {
    if (!(error instanceof FiguresUnavailable) && !(error instanceof BackendUnavailable)) throw error;
    console.error(error);
    return answerForm(previous, { status: 'error', message: answers.failed });
  }
}
