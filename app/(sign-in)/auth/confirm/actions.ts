'use server';

import { z } from 'zod';
import { authErrors, codeScreen, confirmScreen } from '@/content/auth/auth';
import { appMessages, siteMessages } from '@/content/auth/messages';
import { chosenPassword, mailedEmail, plainCode, typedPassword, typedTwice } from '@/lib/auth/credentials';
import { type EmailChangeLink, finishEmailChange } from '@/lib/auth/email-change';
import { findMailCode, type MailLink, rememberedMailAddress, signAccountLink } from '@/lib/auth/mail-link';
import { endSession, readUserForDisplay } from '@/lib/auth/session';
import { destinationOf, withFlash } from '@/lib/auth/sign-in';
import { confirmOwnSignUp, setPasswordByLink } from '@/lib/auth/sign-up';
import { type FormResult, formAction } from '@/lib/forms/form-action';
import { rememberDevice } from '@/lib/limits/known-device';
import { mailSecurityChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { findLink, linkTypes } from './look-up-link';

const link = z.object({
  type: z.enum(linkTypes, { error: 'broken' }),
  token_hash: z.string({ error: 'broken' }),
  /** Signature of the link. */
  s: z.string().default(''),
  next: z.string().optional(),
  consent: z.string().optional(),
  password: z.string().optional(),
  confirmPassword: z.string().optional(),
});
const withPassword = (least: 6 | 8) =>
  typedTwice(link.extend({ password: chosenPassword(least), confirmPassword: typedPassword }));
const firstPassword = withPassword(6);
const newPassword = withPassword(8);

type Form = z.output<typeof link>;
type Field = keyof Form;
type Result = FormResult<Field>;

/** Redeems the link the page was opened with. */
export const confirmLink = formAction({
  schema: (formData): typeof link | typeof firstPassword => {
    if (!formData.has('password')) return link;
    return formData.get('type') === 'recovery' ? newPassword : firstPassword;
  },
  errors: {
    password: authErrors.password,
    confirmPassword: authErrors.confirmPassword,
  },
  messages: {
    broken: confirmScreen.broken,
    missing: siteMessages.missing,
    different: appMessages.differentPasswords,
    'under-6': siteMessages.shortPassword,
    'under-8': siteMessages.shortNewPassword,
    'too-common': siteMessages.commonPassword,
    invalid: siteMessages.invalid,
  },
  failed: siteMessages.unavailable,
  run: async function redeemLink({ data }) {
    const found = await findLink(data.type, data.token_hash, data.s);
    if (!found) return expired;
    return 'newEmail' in found ? confirmNewEmail(found) : openAccount(data, found);
  },
});

const expired: Result = { status: 'error', message: confirmScreen.expired, outcome: 'expired' };

/** In the browser that signed up, the button alone confirms the account; in any other, the password is set too. */
async function openAccount({ password, consent, next }: Form, link: MailLink): Promise<Result> {
  if (!link.isOwn && password === undefined) {
    const fieldErrors = { password: 'missing', confirmPassword: 'missing' };
    return { status: 'error', message: siteMessages.missing, fieldErrors };
  }
  const outcome =
    link.isOwn || password === undefined
      ? await confirmOwnSignUp(link)
      : await setPasswordByLink(link, password, consent === 'on');
  const isSet = outcome.status === 'signed-in' || outcome.status === 'saved';
  if (isSet && link.isConfirmed) mailSecurityChange('password-changed', link.email);
  switch (outcome.status) {
    case 'signed-in':
      return link.kind === 'recovery'
        ? { destination: withFlash(paths.account, 'password-changed') }
        : { destination: withFlash(destinationOf(next, paths.home), 'email-confirmed') };
    case 'saved':
      return { destination: withFlash(paths.auth, 'password-saved') };
    case 'expired':
      return expired;
    case 'refused':
      return { status: 'error', message: { tone: 'destructive', title: outcome.reason } };
  }
}

async function confirmNewEmail(link: EmailChangeLink): Promise<Result> {
  const { userId, email, newEmail } = link;
  // Asked first, because the change ends the session.
  const isOwnBrowser = (await readUserForDisplay())?.userId === userId;
  if (!(await finishEmailChange(link))) return expired;
  mailSecurityChange('email-changed', email);
  if (isOwnBrowser) {
    await rememberDevice(newEmail);
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    await endSession(await createServerClient({ signal }), 'local', signal);
  }
  return { destination: withFlash(paths.auth, 'email-changed') };
}

const code = z
  .string({ error: 'missing' })
  .transform(plainCode)
  .pipe(
    z
      .string()
      .min(1, { error: 'missing' })
      .regex(/^\d{10}$/, { error: 'not-ten' }),
  );
const next = z.string().optional();
const remembered = z.object({ email: z.string().default(''), code, next });
const asked = z.object({ email: mailedEmail, code, next });

/**
 * Does what the link in the same mail does, with the same guarantees. In the browser that signed up, the code confirms
 * the account; in any other, and for a new password, it redirects to the link's page, where the password is set.
 */
export const openByCode = formAction({
  // The form has an email field only if this browser did not request the mail.
  schema: async (formData): Promise<typeof asked | typeof remembered> =>
    !formData.has('email') && (await rememberedMailAddress()) ? remembered : asked,
  errors: { email: authErrors.email, code: codeScreen.code.errors },
  messages: { missing: siteMessages.missing, invalid: codeScreen.wrong },
  failed: siteMessages.unavailable,
  run: async function openCode({ data }) {
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
  },
});
