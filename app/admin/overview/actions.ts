'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { overviewWords } from '@/content/admin-overview';
import { requireAdmin } from '@/lib/auth/require-admin';
import { addDayNote, removeDayNote } from '@/lib/data/admin-overview';
import { isLocalDate } from '@/lib/domain/stats/local-date';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

const { notes: words } = overviewWords;

const noteSchema = z.object({
  day: z.string().refine((day) => isLocalDate(day) && day >= '2000-01-01' && day <= '2100-12-31'),
  note: z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(120)),
});

export async function addNote(previous: FormState, formData: FormData): Promise<FormState> {
  const given = { day: String(formData.get('day') ?? ''), note: String(formData.get('note') ?? '') };
  return change(previous, given, async () => {
    const { data } = noteSchema.safeParse(given);
    const isAdded = data && (await addDayNote(await createServerClient(), data.day, data.note));
    return isAdded ? words.added : words.wrong;
  });
}

export async function removeNote(previous: FormState, formData: FormData): Promise<FormState> {
  return change(previous, {}, async () => {
    const { data } = z.guid().safeParse(formData.get('remove'));
    const isGone = data && (await removeDayNote(await createServerClient(), data));
    return isGone ? words.removed : words.gone;
  });
}

/**
 * Checks the caller again: an action can be called without its page.
 * @param values what comes back into the form where nothing was changed
 */
async function change(
  previous: FormState,
  values: FormState['values'],
  work: () => Promise<FormMessage>,
): Promise<FormState> {
  const message = await callBackend(async () => {
    await requireAdmin();
    return work();
  }, words.failed);
  revalidatePath(paths.admin);
  return message.tone === 'success'
    ? answerForm(previous, { status: 'success', message })
    : answerForm(previous, { status: 'error', message, values });
}
