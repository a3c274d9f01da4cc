'use server';

import { z } from 'zod';
import { authErrors, confirmScreen } from '@/content/auth/auth';
import { appMessages, siteMessages } from '@/content/auth/messages';
import { chosenPassword, typedPassword, typedTwice } from '@/lib/auth/credentials';
import { type EmailChangeLink, finishEmailChange } from '@/lib/auth/email-change';
import type { MailLink } from '@/lib/auth/mail-link';
import { endSession, getSession } from '@/lib/auth/session';
import { destinationOf, withFlash } from '@/lib/auth/sign-in';
import { confirmOwnSignUp, setPasswordByLink } from '@/lib/auth/use-mail-link';
import { type FormResult, formAction, type Submission } from '@/lib/forms/form-action';
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
  refusals: {
    broken: confirmScreen.broken,
    missing: siteMessages.missing,
    different: appMessages.differentPasswords,
    'under-6': siteMessages.shortPassword,
    'under-8': siteMessages.shortNewPassword,
    'too-common': siteMessages.commonPassword,
    invalid: siteMessages.invalid,
  },
  failed: siteMessages.unavailable,
  run: redeemLink,
});

async function redeemLink({ data }: Submission<typeof link | typeof firstPassword>): Promise<Result> {
  const found = await findLink(data.type, data.token_hash, data.s);
  if (!found) return expired;
  return 'newEmail' in found ? confirmNewEmail(found) : openAccount(data, found);
}

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
  const isOwnBrowser = (await getSession())?.userId === userId;
  if (!(await finishEmailChange(link))) return expired;
  mailSecurityChange('email-changed', email);
  if (isOwnBrowser) {
    await rememberDevice(newEmail);
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    await endSession(await createServerClient({ signal }), 'local', signal);
  }
  return { destination: withFlash(paths.auth, 'email-changed') };
}
