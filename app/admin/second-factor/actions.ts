'use server';

import { after } from 'next/server';
import encodeQR from 'qr';
import { z } from 'zod';
import { secondFactor } from '@/content/auth/second-factor';
import {
  beginEnrolment,
  type ReauthenticationFailure,
  readRecoveryCode,
  recoverWith,
  removeFactor,
  replaceRecoveryCodes,
  verifyCode,
} from '@/lib/auth/proof';
import { requireAdminRole } from '@/lib/auth/require-admin';
import { destinationOf } from '@/lib/auth/sign-in';
import { signToken, verifyToken } from '@/lib/crypto/signature';
import { type FormResult, formAction } from '@/lib/forms/form-action';
import { guardRate } from '@/lib/limits/guard-rate';
import { mailSecurityChange, sendSoon } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { callBackend } from '@/lib/supabase/backend';

const { messages, errors } = secondFactor;

/** What the forms bring: a factor to enrol, or recovery codes. */
export interface FactorData {
  /** Unfinished until its first code is verified. `qr` is the `d` of an SVG path, one unit per module, of `size` units. */
  factor?: { token: string; secret: string; qr: string; size: number };
  codes?: readonly string[];
}

const code = z.string().default('');

const shared = {
  errors: { code: errors },
  messages: { invalid: messages.unavailable },
  failed: messages.unavailable,
  guard: requireAdminRole,
};

type FactorResult = FormResult<'code', FactorData>;

/** The first submission starts the enrolment; later ones verify a code and return the recovery codes. */
export const enrolFactor = formAction({
  ...shared,
  schema: z.object({ code, factor: z.string().optional() }),
  secret: ['code', 'factor'],
  run: async function keepFirstApp({ data, actor: { user, status, hasFactor } }): Promise<FactorResult> {
    const begun = readEnrolment(data.factor, user.userId);
    if (status === 'code' || hasFactor) return { destination: paths.adminSecondFactor };
    if (!begun) return begin(user.userId);
    const factor = shown(begun, user.userId);
    const failed = { status: 'limited', message: messages.unavailable } as const;
    const refusal = await callBackend(() => verifyCode(user.userId, data.code, begun.id), failed);
    if (refusal) return { ...refusedCode(refusal), data: { factor } };
    after(sendSoon);
    return newCodes(user.userId);
  },
});

/** Verifies the code at sign-in. */
export const enterCode = formAction({
  ...shared,
  schema: z.object({ code, next: z.string().optional() }),
  secret: ['code'],
  run: async function checkCode({ data, actor: { user } }) {
    const refusal = await verifyCode(user.userId, data.code);
    return refusal ? refusedCode(refusal) : { destination: destinationOf(data.next, paths.admin) };
  },
});

/** Spends a recovery code: removes the lost factor and leads to a new enrolment. */
export const recover = formAction({
  ...shared,
  schema: z.object({ code }),
  secret: ['code'],
  run: async function spendCode({ data, actor: { user } }) {
    const code = readRecoveryCode(data.code);
    if (!code) return { status: 'error', message: messages.incomplete, fieldErrors: { code: 'recovery' } };
    const limited = await guardRate('second-factor', user.userId);
    if (limited) return { status: 'error', message: limited };
    if (!(await recoverWith(user.userId, code))) return { status: 'error', message: messages.wrongRecovery };
    mailSecurityChange('recovery-code-used', user.email);
    return { destination: `${paths.adminSecondFactor}?done=recovered` };
  },
});

/** Renews the recovery codes, or removes the factor, after a code. */
export const changeFactor = formAction({
  ...shared,
  schema: z.object({ code, change: z.enum(['codes', 'remove']) }),
  secret: ['code'],
  run: async function renewOrRemove({ data, actor: { user, status } }): Promise<FactorResult> {
    if (status !== 'admin') return { destination: paths.adminSecondFactor };
    const refusal = await verifyCode(user.userId, data.code);
    if (refusal) return refusedCode(refusal);
    after(sendSoon);
    if (data.change === 'remove') {
      await removeFactor();
      return { destination: paths.adminSecondFactor };
    }
    const result = await newCodes(user.userId);
    if (result.status === 'success') mailSecurityChange('recovery-codes-made', user.email);
    return result;
  },
});

function refusedCode({ status, message }: ReauthenticationFailure) {
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

const enrolment = z.object({ id: z.uuid(), uri: z.string(), until: z.number() });
type Enrolment = z.output<typeof enrolment>;
const ENROLMENT_MS = 60 * 60_000;

async function begin(userId: string): Promise<FormResult<never, FactorData>> {
  const begun = await beginEnrolment();
  return begun
    ? { status: 'idle', data: { factor: shown({ ...begun, until: Date.now() + ENROLMENT_MS }, userId) } }
    : { status: 'error', message: messages.unavailable };
}

/** Only an enrolment that this site has begun: the auth service gives the holder of a session's token others. */
function readEnrolment(token: string | undefined, userId: string): Enrolment | undefined {
  const { data } = enrolment.safeParse(verifyToken('enrolment', token ?? '', userId));
  return data && data.until > Date.now() ? data : undefined;
}

function shown(begun: Enrolment, userId: string) {
  // The QR standard requires a quiet zone of four modules.
  const modules = encodeQR(begun.uri, 'raw', { border: 4 });
  const qr = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
  return { token: signToken('enrolment', begun, userId), secret, qr, size: modules.length };
}
