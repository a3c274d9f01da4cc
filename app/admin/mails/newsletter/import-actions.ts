'use server';

import { revalidatePath } from 'next/cache';
import { after } from 'next/server';
import { adminWords } from '@/content/admin';
import { newsletterWords } from '@/content/admin-mails';
import { newsletterConsent } from '@/content/newsletter';
import { requireAdmin } from '@/lib/auth/require-admin';
import { importSubscribers } from '@/lib/data/admin-newsletter';
import { MOST_ADDRESSES, readAddresses } from '@/lib/domain/admin/inbox';
import { renderNewsletterConfirm } from '@/lib/email/newsletter-mail';
import { sendSoon } from '@/lib/email/send-due';
import { formResult } from '@/lib/forms/form-result';
import type { FormMessage, FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';

const words = newsletterWords.import;

export type ImportField = 'addresses' | 'text' | 'sure';
type State = FormState<ImportField>;

/** Parses a file or list for review, then asks each address to confirm. The form carries the list between the steps. */
export async function importAddresses(previous: State, formData: FormData): Promise<State> {
  await requireAdmin();
  const step = formData.get('step');
  if (step === 'back') return formResult(previous, { status: 'idle' });
  const file = formData.get('file');
  const typed = String(formData.get(step === 'bring' ? 'addresses' : 'text') ?? '');
  const text = file instanceof File && file.size > 0 ? await file.text() : typed;
  const { addresses, without } = readAddresses(text);
  const refuse = (error: string) =>
    formResult(previous, {
      status: 'error',
      fieldErrors: { text: error },
      values: { text: typed.slice(0, 10_000) },
    });
  if (addresses.length === 0) return refuse(words.errors.none);
  if (addresses.length > MOST_ADDRESSES) return refuse(words.errors.tooMany);
  const values = { addresses: addresses.join('\n') };
  if (step !== 'bring') {
    const message: FormMessage = { tone: 'neutral', title: words.checked(addresses.length, without) };
    return formResult(previous, { status: 'idle', message, values });
  }
  if (formData.get('sure') !== 'yes') {
    return formResult(previous, { status: 'error', fieldErrors: { sure: adminWords.answers.tick }, values });
  }
  const counts = await callBackend(
    async () =>
      importSubscribers(
        await createServerClient(),
        addresses,
        { text: newsletterConsent.imported, version: newsletterConsent.version },
        renderNewsletterConfirm('import'),
      ),
    null,
  );
  if (!counts) {
    return formResult(previous, { status: 'error', message: adminWords.answers.failed, values });
  }
  const { asked, ...rest } = counts;
  after(sendSoon);
  revalidatePath(paths.adminNewsletter);
  const wereAllAsked = rest.known + rest.suppressed + rest.invalid === 0;
  const message: FormMessage = {
    tone: 'success',
    title: words.done(asked),
    ...(!wereAllAsked && { text: words.rest(rest) }),
  };
  return formResult(previous, { status: 'success', message });
}
