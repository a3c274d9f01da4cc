'use server';

import { after } from 'next/server';
import encodeQR from 'qr';
import { z } from 'zod';
import { secondFactor } from '@/content/second-factor';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import type { ProofRefusal } from '@/lib/auth/proof';
import {
  beginEnrolment,
  readRecoveryCode,
  removeFactor,
  removeLostFactors,
  replaceRecoveryCodes,
  spendRecoveryCode,
  verifyCode,
} from '@/lib/auth/proof';
import { requireAdminRole } from '@/lib/auth/require-admin';
import { destinationOf } from '@/lib/auth/sign-in';
import { type FormResult, formAction } from '@/lib/forms/form-action';
import { mailSecurityChange, sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { callBackend } from '@/lib/supabase/backend';

const { messages, errors } = secondFactor;

/** What the forms bring: a factor to enrol, or recovery codes. */
export interface FactorData {
  /** Unfinished until its first code is verified. `qr` is the `d` of an SVG path, one unit per module, of `size` units. */
  factor?: { id: string; uri: string; secret: string; qr: string; size: number };
  codes?: readonly string[];
}

const code = z.string().default('');
const plainForm = z.object({ code });
const entryForm = z.object({ code, next: z.string().optional() });
const enrolForm = z.object({
  code,
  factor: z.uuid().optional(),
  uri: z.url().startsWith('otpauth://totp/').max(1_000).optional(),
});
const changeForm = z.object({ code, remove: z.string().optional() });

const shared = {
  errors: { code: errors },
  refusals: { invalid: messages.unavailable },
  failed: messages.unavailable,
  guard: requireAdminRole,
};

/** The first submission starts the enrolment; later ones verify a code and return the recovery codes. */
export const enrolFactor = formAction<typeof enrolForm, KnownAdmin, FactorData>({
  ...shared,
  schema: enrolForm,
  secret: ['code', 'uri'],
  run: async ({ data: { code, factor: id, uri }, who: { session, status, hasFactor } }) => {
    // One factor an account: another one comes after the first is removed, which needs its code.
    if (status === 'code' || hasFactor) return { destination: paths.adminSecondFactor };
    if (!id || !uri) {
      const begun = await beginEnrolment();
      return begun
        ? { status: 'idle', data: { factor: withPicture(begun) } }
        : { status: 'error', message: messages.unavailable };
    }
    const data = { factor: withPicture({ id, uri }) };
    const failed = { status: 'limited', message: messages.unavailable } as const;
    const refusal = await callBackend(() => verifyCode(session.userId, code, id), failed);
    if (refusal) return { ...refusedCode(refusal), data };
    after(sendSoon);
    return newCodes(session.userId);
  },
});

/** Verifies the code at sign-in. */
export const enterCode = formAction({
  ...shared,
  schema: entryForm,
  secret: ['code'],
  run: async ({ data, who: { session } }) => {
    const refusal = await verifyCode(session.userId, data.code);
    return refusal ? refusedCode(refusal) : { destination: destinationOf(data.next, paths.admin) };
  },
});

/** Spends a recovery code: removes the lost factor and leads to a new enrolment. */
export const recover = formAction({
  ...shared,
  schema: plainForm,
  secret: ['code'],
  run: async ({ data, who: { session } }) => {
    const code = readRecoveryCode(data.code);
    if (!code) return { status: 'error', message: messages.incomplete, fieldErrors: { code: 'recovery' } };
    const limited = await guardRate('second-factor', session.userId);
    if (limited) return { status: 'error', message: limited };
    if (!(await spendRecoveryCode(session.userId, code)))
      return { status: 'error', message: messages.wrongRecovery };
    await removeLostFactors(session.userId);
    mailSecurityChange('recovery-code-used', session.email);
    return { destination: paths.adminSecondFactor };
  },
});

/** Renews the recovery codes or removes the factor; both need a current code. */
export const changeFactor = formAction<typeof changeForm, KnownAdmin, FactorData>({
  ...shared,
  schema: changeForm,
  secret: ['code'],
  run: async ({ data: { code, remove }, who: { session } }) => {
    const refusal = await verifyCode(session.userId, code);
    if (refusal) return refusedCode(refusal);
    if (!remove) {
      const result = await newCodes(session.userId);
      if (result.status === 'success') mailSecurityChange('recovery-codes-made', session.email);
      return result;
    }
    await removeFactor();
    after(sendSoon);
    return { destination: paths.adminSecondFactor };
  },
});

function refusedCode({ status, message }: ProofRefusal) {
  return {
    status: 'error',
    message,
    ...(status !== 'limited' && { fieldErrors: { code: status } }),
  } as const satisfies FormResult<'code'>;
}

async function newCodes(userId: string) {
  const codes = await callBackend(() => replaceRecoveryCodes(userId), null);
  return codes
    ? ({ status: 'success', data: { codes } } as const)
    : ({ status: 'error', message: messages.noCodes } as const);
}

function withPicture({ id, uri }: { id: string; uri: string }) {
  // The QR standard requires a quiet zone of four modules.
  const modules = encodeQR(uri, 'raw', { border: 4 });
  const qr = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { id, uri, secret: new URL(uri).searchParams.get('secret') ?? '', qr, size: modules.length };
}
