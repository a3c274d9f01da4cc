'use server';

import { z } from 'zod';
import { authFields, codeScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { landingPath, withArrival } from '@/lib/auth/landing';
import { rememberedMailAddress } from '@/lib/auth/mail-address';
import { findMailCode, type MailLink } from '@/lib/auth/mail-link';
import { confirmOwnSignUp } from '@/lib/auth/use-mail-link';
import { publicEnv } from '@/lib/env';
import { answerForm } from '@/lib/forms/answer-form';
import { addressSchema } from '@/lib/forms/credentials';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { parseForm } from '@/lib/forms/parse-form';
import { paths } from '@/lib/paths';

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
  const { values } = form;
  const refuse = (message: State['message'], fieldErrors: State['fieldErrors'] = {}) =>
    answerForm(previous, { status: 'error', message, fieldErrors, values });
  if (!form.ok) {
    const isEmpty = Object.values(form.fieldErrors).includes(authFields.empty);
    return refuse(isEmpty ? siteMessages.missing : codeScreen.wrong, form.fieldErrors);
  }
  const email = remembered || String(formData.get('email'));
  const found = await findMailCode(email, form.data.code);
  switch (found.status) {
    case 'found':
      return open(previous, found.link, formData.get('next'), refuse);
    case 'expired':
      return refuse(codeScreen.wrong, { code: codeScreen.code.wrong });
    case 'limited':
      return refuse(found.message);
    case 'unavailable':
      return refuse(siteMessages.unavailable);
  }
}

async function open(
  previous: State,
  link: MailLink,
  next: unknown,
  refuse: (message: State['message']) => State,
): Promise<State> {
  const { SITE_URL } = publicEnv();
  const landing = landingPath(next, paths.home, SITE_URL);
  const { kind: type, tokenHash: token_hash } = link;
  if (!link.isOwn)
    return leaveTo(
      previous,
      `${paths.authConfirm}?${new URLSearchParams({ token_hash, type, next: landing })}`,
    );
  const outcome = await confirmOwnSignUp(link);
  switch (outcome.status) {
    case 'signed-in':
      return leaveTo(previous, withArrival(landing, 'email-confirmed', SITE_URL));
    case 'unavailable':
      return refuse(siteMessages.unavailable);
    default:
      return refuse(codeScreen.wrong);
  }
}
