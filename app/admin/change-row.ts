import 'server-only';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { callBackend } from '@/lib/supabase/backend';

const { answers } = adminWords;
/** Whatever PostgreSQL takes for a uuid, of any version. */
const id = z.guid();

/**
 * Changes the row of a list whose button was pressed. Checks the caller again: an action can be called without its page.
 * @param given the row's id, as the form sent it
 * @param path the page that shows the list
 */
export async function changeRow(
  previous: FormState,
  given: FormDataEntryValue | null,
  path: string,
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
  revalidatePath(path);
  const { message } = outcome;
  return answerForm(previous, { status: message.tone === 'success' ? 'success' : 'error', message });
}
