import 'server-only';

import encodeQR from 'qr';
import { z } from 'zod';
import type { FormState } from '@/lib/forms/form-state';

/** What the two forms of the page hold. The new factor travels with its form until its first code fits. */
export type FactorField = 'code' | 'factor' | 'secret' | 'uri' | 'qr' | 'codes';
export type FactorState = FormState<FactorField>;

const newFactor = z.object({
  id: z.uuid(),
  secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
  uri: z.string().startsWith('otpauth://totp/').max(1_000),
});

/** The factor that an enrolment form brought back, or null. */
export function readNewFactor(formData: FormData) {
  const { data } = newFactor.safeParse({
    id: formData.get('factor'),
    secret: formData.get('secret'),
    uri: formData.get('uri'),
  });
  return data ?? null;
}

/** The six digits that were typed, or null. */
export function readCode(formData: FormData): string | null {
  const digits = String(formData.get('code') ?? '').replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** The fields that keep an enrolment form going, its picture as the `d` of an SVG path, one unit a module. */
export function factorValues({ id, secret, uri }: z.output<typeof newFactor>): FactorState['values'] {
  // With the four empty modules around it that scanners want.
  const modules = encodeQR(uri, 'raw', { border: 4 });
  const qr = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { factor: id, secret, uri, qr: `${modules.length} ${qr}` };
}
