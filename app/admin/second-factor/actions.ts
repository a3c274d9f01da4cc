'use server';

import { secondFactor } from '@/content/second-factor';
import { readRecoveryCode, replaceRecoveryCodes, spendRecoveryCode } from '@/lib/auth/recovery-codes';
import { requireAdminRole } from '@/lib/auth/require-admin';
import { beginEnrolment, removeFactor, removeLostFactors, showCode } from '@/lib/auth/second-factor';
import type { Session } from '@/lib/auth/session';
import { noteRefusedCode } from '@/lib/data/refused-codes';
import { mailSecurityChange } from '@/lib/email/security-mail';
import { formResult } from '@/lib/forms/form-result';
import type { FormMessage } from '@/lib/forms/form-state';
import { leaveTo } from '@/lib/forms/leave-to';
import { paths } from '@/lib/paths';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { callBackend } from '@/lib/supabase/backend';
import { type FactorState, factorValues, readCode, readNewFactor } from './read-forms';

const { messages, fieldErrors } = secondFactor;

/** The first submission starts the enrolment; later ones verify a code and return the recovery codes. */
export async function enrolFactor(previous: FactorState, formData: FormData): Promise<FactorState> {
  return guarded(previous, async ({ session, status, hasFactor }) => {
    // One factor an account: another one comes after the first is removed, which needs its code.
    if (status === 'code' || hasFactor) return leaveTo(previous, paths.adminSecondFactor);
    const factor = readNewFactor(formData);
    if (!factor) {
      const begun = await beginEnrolment();
      if (!begun) return refuse(previous, messages.unavailable);
      return formResult(previous, { status: 'idle', values: factorValues(begun) });
    }
    const values = factorValues(factor);
    const refused = await verifyCode(session, formData, factor.id);
    if (refused) return refuse(previous, refused, values);
    mailSecurityChange('second-factor-added', session.email);
    return showNewCodes(previous, session);
  });
}

/** Verifies the code at sign-in. */
export async function enterCode(previous: FactorState, formData: FormData): Promise<FactorState> {
  return guarded(previous, async ({ session }) => {
    const refused = await verifyCode(session, formData);
    return refused ? refuse(previous, refused) : leaveTo(previous, paths.admin);
  });
}

/** Spends a recovery code: removes the lost factor and leads to a new enrolment. */
export async function recover(previous: FactorState, formData: FormData): Promise<FactorState> {
  return guarded(previous, async ({ session }) => {
    const code = readRecoveryCode(String(formData.get('code') ?? ''));
    if (!code) {
      const wrong = { code: fieldErrors.recovery };
      return formResult(previous, { status: 'error', message: messages.incomplete, fieldErrors: wrong });
    }
    const limited = await guardRate('second-factor', session.userId);
    if (limited) return refuse(previous, limited);
    if (!(await spendRecoveryCode(session.userId, code))) return refuse(previous, messages.wrongRecovery);
    await removeLostFactors(session.userId);
    mailSecurityChange('recovery-code-used', session.email);
    return leaveTo(previous, paths.adminSecondFactor);
  });
}

/** Renews the recovery codes or removes the factor; both need a current code. */
export async function changeFactor(previous: FactorState, formData: FormData): Promise<FactorState> {
  return guarded(previous, async ({ session }) => {
    const refused = await verifyCode(session, formData);
    if (refused) return refuse(previous, refused);
    if (!formData.has('remove')) {
      const result = await showNewCodes(previous, session);
      if (result.status === 'success') mailSecurityChange('recovery-codes-made', session.email);
      return result;
    }
    await removeFactor();
    mailSecurityChange('second-factor-removed', session.email);
    return leaveTo(previous, paths.adminSecondFactor);
  });
}

type Admin = Awaited<ReturnType<typeof requireAdminRole>>;

/** Re-checks the caller, because a Server Action can be called without its page. */
async function guarded(
  previous: FactorState,
  work: (admin: Admin) => Promise<FactorState>,
): Promise<FactorState> {
  return callBackend(async () => work(await requireAdminRole()), refuse(previous, messages.unavailable));
}

/** @returns null when the code is right, else the error message */
async function verifyCode(
  { userId }: Session,
  formData: FormData,
  factorId?: string,
): Promise<FormMessage | null> {
  const code = readCode(formData);
  if (!code) return messages.incomplete;
  const limited = await guardRate('second-factor', userId);
  if (limited) return limited;
  if (await showCode(code, factorId)) return null;
  await noteRefusedCode(userId);
  return messages.wrong;
}

async function showNewCodes(previous: FactorState, { userId }: Session): Promise<FactorState> {
  const codes = await callBackend(() => replaceRecoveryCodes(userId), null);
  return codes
    ? formResult(previous, { status: 'success', values: { codes: codes.join(' ') } })
    : refuse(previous, messages.noCodes);
}

function refuse(
  previous: FactorState,
  message: FormMessage,
  values: FactorState['values'] = {},
): FactorState {
  const wrong = message === messages.incomplete ? { code: fieldErrors.code } : {};
  return formResult(previous, { status: 'error', message, fieldErrors: wrong, values });
}
