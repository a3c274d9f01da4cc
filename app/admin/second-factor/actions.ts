'use server';

import { revalidatePath } from 'next/cache';
import { after } from 'next/server';
import encodeQR from 'qr';
import { z } from 'zod';
import { secondFactor } from '@/content/auth/second-factor';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import { askForFactor, askForNewFactor, listFactorKinds, verifyPasskey } from '@/lib/auth/passkey-factor';
import type { ProofRefusal } from '@/lib/auth/proof';
import {
  beginEnrolment,
  readRecoveryCode,
  recoverWith,
  removeFactor,
  replaceRecoveryCodes,
  verifyCode,
} from '@/lib/auth/proof';
import { requireAdminRole } from '@/lib/auth/require-admin';
import { destinationOf } from '@/lib/auth/sign-in';
import { signToken, verifyToken } from '@/lib/crypto/signature';
import {
  deviceAnswer,
  type FormResult,
  formAction,
  type ResultOf,
  type Submission,
} from '@/lib/forms/form-action';
import type { DeviceRequest } from '@/lib/forms/form-state';
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
  /** For a passkey. */
  request?: DeviceRequest;
}

const code = z.string().default('');
const plainForm = z.object({ code });
const entryForm = z.object({ code, next: z.string().optional() });
const enrolForm = z.object({ code, factor: z.string().optional() });
const changeForm = z.object({
  code,
  change: z.enum(['codes', 'remove-app', 'remove-passkey', 'add-app', 'add-passkey']),
  ...deviceAnswer,
});
const touchForm = z.object({ next: z.string().optional(), ...deviceAnswer });

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
  secret: ['code', 'factor'],
  run: keepFirstApp,
});

async function keepFirstApp({
  data: { code, factor },
  who: { session, status, hasFactor },
}: Submission<typeof enrolForm, KnownAdmin>): ResultOf<typeof enrolForm, FactorData> {
  const begun = readEnrolment(factor, session.userId);
  // Beside a passkey, `changeFactor` begins, once the person is verified.
  if (status === 'code' || (hasFactor && !begun)) return { destination: paths.adminSecondFactor };
  if (!begun) return begin(session.userId);
  const data = { factor: shown(begun, session.userId) };
  const failed = { status: 'limited', message: messages.unavailable } as const;
  const refusal = await callBackend(() => verifyCode(session.userId, code, begun.id), failed);
  if (refusal) return { ...refusedCode(refusal), data };
  after(sendSoon);
  // A removed factor took its codes along: there are some only beside another factor.
  return hasFactor ? { destination: paths.adminSecondFactor } : newCodes(session.userId);
}

/** Sets up a passkey as the first second factor: asks the device, then verifies its answer. */
export const enrolPasskey = formAction<typeof touchForm, KnownAdmin, FactorData>({
  ...shared,
  errors: {},
  schema: touchForm,
  run: keepFirstPasskey,
});

async function keepFirstPasskey({
  data: { challenge, answer },
  who: { session, status, hasFactor },
}: Submission<typeof touchForm, KnownAdmin>): ResultOf<typeof touchForm, FactorData> {
  if (status === 'code' || hasFactor) return { destination: paths.adminSecondFactor };
  if (!challenge || !answer) return requestOf(await askForNewFactor());
  const refusal = await verifyPasskey(session.userId, 'create', challenge, answer);
  if (refusal) return { status: 'error', message: refusal };
  after(sendSoon);
  return newCodes(session.userId);
}

/** Asks for the passkey at sign-in. */
export const enterPasskey = formAction<typeof touchForm, KnownAdmin, FactorData>({
  ...shared,
  errors: {},
  schema: touchForm,
  run: checkPasskey,
});

async function checkPasskey({
  data: { challenge, answer, next },
  who: { session },
}: Submission<typeof touchForm, KnownAdmin>): ResultOf<typeof touchForm, FactorData> {
  if (!challenge || !answer) return requestOf(await askForFactor());
  const refusal = await verifyPasskey(session.userId, 'request', challenge, answer);
  return refusal ? { status: 'error', message: refusal } : { destination: destinationOf(next, paths.admin) };
}

/** Verifies the code at sign-in. */
export const enterCode = formAction({
  ...shared,
  schema: entryForm,
  secret: ['code'],
  run: checkCode,
});

async function checkCode({
  data,
  who: { session },
}: Submission<typeof entryForm, KnownAdmin>): ResultOf<typeof entryForm> {
  const refusal = await verifyCode(session.userId, data.code);
  return refusal ? refusedCode(refusal) : { destination: destinationOf(data.next, paths.admin) };
}

/** Spends a recovery code: removes the lost factor and leads to a new enrolment. */
export const recover = formAction({
  ...shared,
  schema: plainForm,
  secret: ['code'],
  run: spendCode,
});

async function spendCode({
  data,
  who: { session },
}: Submission<typeof plainForm, KnownAdmin>): ResultOf<typeof plainForm> {
  const code = readRecoveryCode(data.code);
  if (!code) return { status: 'error', message: messages.incomplete, fieldErrors: { code: 'recovery' } };
  const limited = await guardRate('second-factor', session.userId);
  if (limited) return { status: 'error', message: limited };
  if (!(await recoverWith(session.userId, code))) return { status: 'error', message: messages.wrongRecovery };
  mailSecurityChange('recovery-code-used', session.email);
  return { destination: paths.adminSecondFactor };
}

/**
 * Renews the recovery codes, or adds or removes a factor. The person types a code, or leaves it empty and is asked for the
 * passkey.
 */
export const changeFactor = formAction<typeof changeForm, KnownAdmin, FactorData>({
  ...shared,
  schema: changeForm,
  secret: ['code'],
  run: changeKinds,
});

async function changeKinds({
  data: { code, change, challenge, answer },
  who: { session, status },
}: Submission<typeof changeForm, KnownAdmin>): ResultOf<typeof changeForm, FactorData> {
  if (status !== 'admin') return { destination: paths.adminSecondFactor };
  const { userId, email } = session;
  if (challenge && answer) {
    // A new passkey was asked for after the code.
    const kind = change === 'add-passkey' ? 'create' : 'request';
    const refusal = await verifyPasskey(userId, kind, challenge, answer);
    if (refusal) return { status: 'error', message: refusal };
  } else if (code || !(await listFactorKinds()).passkey) {
    const refusal = await verifyCode(userId, code);
    if (refusal) return refusedCode(refusal);
    if (change === 'add-passkey') return requestOf(await askForNewFactor());
  } else return requestOf(await askForFactor());
  after(sendSoon);
  switch (change) {
    case 'codes': {
      const result = await newCodes(userId);
      if (result.status === 'success') mailSecurityChange('recovery-codes-made', email);
      return result;
    }
    case 'add-app':
      return begin(userId);
    case 'add-passkey':
      revalidatePath(paths.adminSecondFactor);
      return { status: 'success', message: messages.passkeyAdded };
    default:
      await removeFactor(change === 'remove-app' ? 'totp' : 'webauthn');
      return { destination: paths.adminSecondFactor };
  }
}

function requestOf(request: DeviceRequest | null) {
  return request
    ? ({ status: 'idle', data: { request } } as const)
    : ({ status: 'error', message: messages.unavailable } as const);
}

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
