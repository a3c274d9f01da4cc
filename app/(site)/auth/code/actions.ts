'use server';

import { z } from 'zod';
import { authFields, codeScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { arriveAt, landingPath } from '@/lib/auth/landing';
import { rememberedMailAddress } from '@/lib/auth/mail-address';
import { findMailCode } from '@/lib/auth/mail-link';
import { confirmOwnSignUp } from '@/lib/auth/use-mail-link';
import { addressSchema } from '@/lib/forms/credentials';
import { refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

type State = FormState<'email' | 'code'>;

/** Pasted codes may contain spaces and dashes. */
const codeSchema = z.object({
  code: z
    .string({ error: authFields.empty })
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: authFields.empty })
        .regex(/^\d{10}$/, { error: codeScreen.code.notTen }),
    ),
});

/**
 * Does what the link in the same mail does, with the same guarantees. In the browser that signed up, the code confirms
 * the account; in any other, and for a new password, it redirects to the link's page, where the password is set.
 */
export async function openByCode(previous: State, formData: FormData): Promise<State> {
  // The form has an email field only if this browser did not request the mail.
  const remembered = formData.has('email') ? '' : await rememberedMailAddress();
  const schema = codeSchema.extend(remembered ? {} : addressSchema.shape);
  const form = parseForm(schema, formData);
  const refuse = refuseWith(previous, form.values);
  if (!form.ok) {
    const isEmpty = Object.values(form.fieldErrors).includes(authFields.empty);
    return refuse(isEmpty ? siteMessages.missing : codeScreen.wrong, form.fieldErrors);
  }
  const { code } = form.data;
  const email = remembered || String(formData.get('email'));
  return callBackend(async () => {
    const found = await findMailCode(email, code);
    if (found.status === 'limited') return refuse(found.message);
    if (found.status === 'expired') return refuse(codeScreen.wrong, { code: codeScreen.code.wrong });
    const landing = landingPath(formData.get('next'), paths.home);
    const { kind: type, tokenHash: token_hash, isOwn } = found.link;
    if (!isOwn) {
      const query = new URLSearchParams({ token_hash, type, next: landing });
      return leaveTo(previous, `${paths.authConfirm}?${query}`);
    }
    const { status } = await confirmOwnSignUp(found.link);
    return status === 'signed-in' ? arriveAt(previous, landing, 'email-confirmed') : refuse(codeScreen.wrong);
  }, refuse(siteMessages.unavailable));
}
