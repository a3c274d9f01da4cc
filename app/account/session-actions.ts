'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { accountMessages } from '@/content/account';
import { endAccountSession, endOtherSessions } from '@/lib/auth/account-sessions';
import { requireCurrentUser } from '@/lib/auth/require-user';
import { formResult, refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

/** Ends one session or all others, as the form says. */
export async function endSessions(previous: FormState, formData: FormData): Promise<FormState> {
  const id = String(formData.get('session') ?? '');
  const failed = refuseWith(previous, {})(accountMessages.unavailable);
  if (id !== 'others' && !z.guid().safeParse(id).success) return failed;
  return callBackend(async () => {
    const { userId } = await requireCurrentUser(paths.account);
    await (id === 'others' ? endOtherSessions() : endAccountSession(userId, id));
    revalidatePath(paths.account);
    const message = id === 'others' ? accountMessages.othersEnded : accountMessages.sessionEnded;
    return formResult(previous, { status: 'success', message });
  }, failed);
}
