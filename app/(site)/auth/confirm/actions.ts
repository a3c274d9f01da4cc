'use server';

import { confirmScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { type EmailChangeLink, finishEmailChange } from '@/lib/auth/email-change';
import { rememberDevice } from '@/lib/auth/known-device';
import { arriveAt, landingPath } from '@/lib/auth/landing';
import type { MailLink } from '@/lib/auth/mail-link';
import { getSession, refreshClaims } from '@/lib/auth/session';
import { confirmOwnSignUp, setPasswordByLink } from '@/lib/auth/use-mail-link';
import { mailSecurityChange } from '@/lib/email/security-mail';
import { refuseWith } from '@/lib/forms/form-result';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';
import { findLink, linkTypes } from './look-up-link';
import { readPassword } from './read-password';

/** Redeems the link the page was opened with. */
export async function confirmLink(previous: FormState, formData: FormData): Promise<FormState> {
  const refuse = refuseWith(previous, {});
  const type = linkTypes.find((known) => known === formData.get('type'));
  const tokenHash = formData.get('token_hash');
  if (!type || typeof tokenHash !== 'string') return refuse(confirmScreen.broken);
  return callBackend(async () => {
    const found = await findLink(type, tokenHash);
    if ('refusal' in found) return refuse(found.refusal);
    return 'newEmail' in found.link
      ? confirmNewEmail(previous, found.link)
      : openAccount(previous, formData, found.link);
  }, refuse(siteMessages.unavailable));
}

/** In the browser that signed up, the button alone confirms the account; in any other, the password is set too. */
async function openAccount(previous: FormState, formData: FormData, link: MailLink): Promise<FormState> {
  const consents = formData.get('consent') === 'on';
  const refuse = refuseWith(previous, consents ? { consent: 'on' } : {});
  const typed = link.isOwn ? null : readPassword(link.kind, formData);
  if (typed?.refusal) return refuse(typed.refusal.message, typed.refusal.fieldErrors);
  const redeem = () =>
    typed ? setPasswordByLink(link, typed.data.password, consents) : confirmOwnSignUp(link);
  const outcome = await callBackend(redeem, null);
  const isSet = outcome?.status === 'signed-in' || outcome?.status === 'saved';
  if (isSet && link.isConfirmed) mailSecurityChange('password-changed', link.email);
  switch (outcome?.status) {
    case 'signed-in':
      return link.kind === 'recovery'
        ? arriveAt(previous, paths.account, 'password-changed')
        : arriveAt(previous, landingPath(formData.get('next'), paths.home), 'email-confirmed');
    case 'saved':
      return arriveAt(previous, paths.auth, 'password-saved');
    case 'expired':
      return refuse(confirmScreen.expired);
    case 'refused':
      return refuse({ tone: 'destructive', title: outcome.reason });
    case undefined:
      return refuse(siteMessages.unavailable);
  }
}

async function confirmNewEmail(previous: FormState, link: EmailChangeLink): Promise<FormState> {
  const { userId, email, newEmail } = link;
  if (!(await finishEmailChange(link))) return refuseWith(previous, {})(confirmScreen.expired);
  mailSecurityChange('email-changed', email);
  if ((await getSession())?.userId === userId) await rememberDevice(newEmail);
  await refreshClaims();
  return arriveAt(previous, paths.account, 'email-changed');
}
