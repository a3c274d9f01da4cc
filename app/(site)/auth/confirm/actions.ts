'use server';

import { confirmScreen } from '@/content/auth';
import { siteMessages } from '@/content/auth-messages';
import { finishEmailChange } from '@/lib/auth/email-change';
import { rememberDevice } from '@/lib/auth/known-device';
import { landingPath, withArrival } from '@/lib/auth/landing';
import { findMailLink, type LinkKind, type MailLink } from '@/lib/auth/mail-link';
import { getSession, refreshClaims } from '@/lib/auth/session';
import { confirmOwnSignUp, setPasswordByLink } from '@/lib/auth/use-mail-link';
import { mailSecurityChange } from '@/lib/email/security-mail';
import { publicEnv } from '@/lib/env';
import { answerForm } from '@/lib/forms/answer-form';
import type { FormState } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { paths } from '@/lib/paths';
import { askForLink } from '../ask-for-link';
import { linkTypes } from './link-types';
import { readPassword } from './read-password';

/** Redeems the link the page was opened with. */
export async function confirmLink(previous: FormState, formData: FormData): Promise<FormState> {
  const refuse = (message: FormState['message']) => answerForm(previous, { status: 'error', message });
  const type = linkTypes.find((known) => known === formData.get('type'));
  const tokenHash = formData.get('token_hash');
  if (!type || typeof tokenHash !== 'string') return refuse(confirmScreen.broken);
  if (type === 'email_change') return confirmNewEmail(previous, tokenHash);
  const found = await findMailLink(type, tokenHash);
  switch (found.status) {
    case 'found':
      return openAccount(previous, formData, found.link);
    case 'expired':
      return refuse(confirmScreen.expired);
    case 'limited':
      return refuse(found.message);
    case 'unavailable':
      return refuse(siteMessages.unavailable);
  }
}

/** In the browser that signed up, the button alone confirms the account; in any other, the password is set too. */
async function openAccount(previous: FormState, formData: FormData, link: MailLink): Promise<FormState> {
  const values = formData.get('consent') === 'on' ? { consent: 'on' } : {};
  const refuse = (message: FormState['message'], fieldErrors: FormState['fieldErrors'] = {}) =>
    answerForm(previous, { status: 'error', message, fieldErrors, values });
  const typed = link.isOwn ? null : readPassword(link.kind, formData);
  if (typed?.ok === false) return refuse(typed.message, typed.fieldErrors);
  const outcome = await (typed
    ? setPasswordByLink(link, typed.password, formData.get('consent') === 'on')
    : confirmOwnSignUp(link));
  const isSet = outcome.status === 'signed-in' || outcome.status === 'saved';
  if (isSet && link.isConfirmed) mailSecurityChange('password-changed', link.email);
  switch (outcome.status) {
    case 'signed-in':
      return leaveTo(previous, destinationAfter(link.kind, formData.get('next')));
    case 'saved':
      return leaveTo(previous, withArrival(paths.auth, 'password-saved', publicEnv().SITE_URL));
    case 'expired':
      return refuse(confirmScreen.expired);
    case 'refused':
      return refuse({ tone: 'destructive', title: outcome.reason });
    case 'unavailable':
      return refuse(siteMessages.unavailable);
  }
}

async function confirmNewEmail(previous: FormState, token: string): Promise<FormState> {
  const outcome = await finishEmailChange(token);
  if (outcome.status !== 'changed') {
    const message =
      outcome.status === 'limited'
        ? outcome.message
        : outcome.status === 'expired'
          ? confirmScreen.expired
          : siteMessages.unavailable;
    return answerForm(previous, { status: 'error', message });
  }
  mailSecurityChange('email-changed', outcome.link.email);
  const { userId, newEmail } = outcome.link;
  if ((await getSession())?.userId === userId) await rememberDevice(newEmail);
  await refreshClaims();
  return leaveTo(previous, withArrival(paths.account, 'email-changed', publicEnv().SITE_URL));
}

function destinationAfter(kind: LinkKind, next: unknown): string {
  const { SITE_URL } = publicEnv();
  if (kind === 'recovery') return withArrival(paths.account, 'password-changed', SITE_URL);
  return withArrival(landingPath(next, paths.home, SITE_URL), 'email-confirmed', SITE_URL);
}

/** Sends a new link. Answers the same whether or not an account is waiting for one. */
export async function renewLink(
  previous: FormState<'email'>,
  formData: FormData,
): Promise<FormState<'email'>> {
  const { asked } = confirmScreen.renew;
  if (formData.get('type') === 'recovery') return askForLink(previous, formData, 'recovery', asked);
  const landing = landingPath(formData.get('next'), paths.home, publicEnv().SITE_URL);
  return askForLink(previous, formData, 'confirmation', asked, landing);
}
