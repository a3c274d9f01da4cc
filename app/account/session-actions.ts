'use server';

import { revalidatePath } from 'next/cache';
import { accountMessages } from '@/content/account';
import { endAccountSession, endOtherSessions } from '@/lib/auth/account-sessions';
import { requireCurrentUser } from '@/lib/auth/require-user';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ends one session or all others, as the form says. */
export async function endSessions(previous: FormState, formData: FormData): Promise<FormState> {
  const id = String(formData.get('session') ?? '');
  const answer = (status: 'success' | 'error', message: FormState['message']) =>
    answerForm(previous, { status, message });
  if (id !== 'others' && !UUID.test(id)) return answer('error', accountMessages.unavailable);
  const ended = await callBackend(async () => {
    const { userId } = await requireCurrentUser(paths.account);
    return id === 'others' ? endOtherSessions() : endAccountSession(userId, id);
  });
  if (ended?.status === 'unavailable') return answer('error', accountMessages.unavailable);
  revalidatePath(paths.account);
  return answer('success', id === 'others' ? accountMessages.othersEnded : accountMessages.sessionEnded);
}
