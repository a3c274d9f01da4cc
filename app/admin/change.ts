import 'server-only';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { adminWords } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { formResult } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { callBackend } from '@/lib/supabase/backend';
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
