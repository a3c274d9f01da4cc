'use server';

import { z } from 'zod';
import { authErrors, codeScreen } from '@/content/auth/auth';
import { siteMessages } from '@/content/auth/messages';
import { accountEmail } from '@/lib/auth/credentials';
import { findMailCode, rememberedMailAddress, signAccountLink } from '@/lib/auth/mail-link';
import { destinationOf, withFlash } from '@/lib/auth/sign-in';
import { confirmOwnSignUp } from '@/lib/auth/use-mail-link';
import { formAction, type ResultOf, type Submission } from '@/lib/forms/form-action';
import { paths } from '@/lib/paths';

/** Pasted codes may contain spaces and dashes. */
const code = z
  .string({ error: 'missing' })
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: 'missing' })
      .regex(/^\d{10}$/, { error: 'not-ten' }),
  );
const next = z.string().optional();
const remembered = z.object({ email: z.string().default(''), code, next });
const asked = z.object({ email: accountEmail, code, next });

/**
 * Does what the link in the same mail does, with the same guarantees. In the browser that signed up, the code confirms
 * the account; in any other, and for a new password, it redirects to the link's page, where the password is set.
 */
export const openByCode = formAction({
  // The form has an email field only if this browser did not request the mail.
  schema: async (formData): Promise<typeof asked | typeof remembered> =>
    !formData.has('email') && (await rememberedMailAddress()) ? remembered : asked,
  errors: { email: authErrors.email, code: codeScreen.code.errors },
  refusals: { missing: siteMessages.missing, invalid: codeScreen.wrong },
  failed: siteMessages.unavailable,
  run: openCode,
});

async function openCode({
  data,
}: Submission<typeof asked | typeof remembered>): ResultOf<typeof asked | typeof remembered> {
  const found = await findMailCode(data.email || (await rememberedMailAddress()), data.code);
  if (found.status === 'limited') return { status: 'error', message: found.message };
  if (found.status === 'expired')
    return { status: 'error', message: codeScreen.wrong, fieldErrors: { code: 'wrong' } };
  const destination = destinationOf(data.next, paths.home);
  const { kind: type, tokenHash: token_hash, isOwn } = found.link;
  const s = signAccountLink(type, token_hash);
  if (!isOwn) {
    const query = new URLSearchParams({ token_hash, type, next: destination, s });
    return { destination: `${paths.authConfirm}?${query}` };
  }
  const { status } = await confirmOwnSignUp(found.link);
  return status === 'signed-in'
    ? { destination: withFlash(destination, 'email-confirmed') }
    : { status: 'error', message: codeScreen.wrong };
}
