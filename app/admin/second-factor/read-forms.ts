import 'server-only';

import encodeQR from 'qr';
import { z } from 'zod';
import type { FormState } from '@/lib/forms/form-state';

/** The form fields. A new factor stays in hidden fields until its first code is verified. */
export type FactorField = 'code' | 'factor' | 'secret' | 'uri' | 'qr' | 'codes';
export type FactorState = FormState<FactorField>;

const newFactor = z.object({
  id: z.uuid(),
  uri: z.url().startsWith('otpauth://totp/').max(1_000),
});

/** The factor from the hidden fields of the enrolment form, or null. */
export function readNewFactor(formData: FormData) {
  return newFactor.safeParse({ id: formData.get('factor'), uri: formData.get('uri') }).data ?? null;
}

/** The six-digit code, or null. */
export function readCode(formData: FormData): string | null {
  const digits = String(formData.get('code') ?? '').replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** The values of the enrolment form. `qr` is the size and the `d` of an SVG path, one unit per QR module. */
export function factorValues({ id, uri }: z.output<typeof newFactor>): FactorState['values'] {
  // The QR standard requires a quiet zone of four modules.
  const modules = encodeQR(uri, 'raw', { border: 4 });
  const qr = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return { factor: id, secret, uri, qr: `${modules.length} ${qr}` };
}
