import 'server-only';

import { type CookieOptions, type SetAllCookies, stringFromBase64URL } from '@supabase/ssr';
import { signatureOf } from '@/lib/crypto/signature';
import { FINGERPRINT_COOKIE } from '@/lib/domain/device';
import { isSessionCookie } from './session-cookies';

/** A cookie set by the auth client. */
export type WrittenCookie = Parameters<SetAllCookies>[0][number];

/**
 * Adds the session-fingerprint cookie. Scripts can read it, and it only shows whether this is still the same
 * sign-in; the exercise keeps a name on the device only while it does. It is set, renewed and removed
 * together with the session.
 * @param written cookies set by the auth client
 * @returns the cookies, plus the fingerprint if the session is among them
 */
export function withSessionFingerprint(written: readonly WrittenCookie[]): readonly WrittenCookie[] {
  const parts = written.filter(({ name }) => isSessionCookie(name));
  const [first] = parts;
  if (!first) return written;
  const filled = parts.filter(({ value }) => value !== '');
  const fingerprint = filled.length > 0 ? fingerprintFrom(filled.sort(byPart).map(({ value }) => value)) : '';
  const options: CookieOptions = {
    ...(filled[0] ?? first).options,
    httpOnly: false,
    ...(fingerprint === '' && { maxAge: 0 }),
  };
  return [...written, { name: FINGERPRINT_COOKIE, value: fingerprint, options }];
}

/** Chunks are numbered from 0; an unsplit session has no number. */
function byPart(a: WrittenCookie, b: WrittenCookie): number {
  return Number(a.name.split('.')[1] ?? 0) - Number(b.name.split('.')[1] ?? 0);
}

/** @returns '' if the session cannot be parsed, which counts as signed out */
function fingerprintFrom(parts: readonly string[]): string {
  try {
    const session = JSON.parse(stringFromBase64URL(parts.join('').replace(/^base64-/, '')));
    const [, payload = ''] = String(session.access_token).split('.');
    const { sub, session_id } = JSON.parse(stringFromBase64URL(payload));
    if (!sub || !session_id) return '';
    return signatureOf('session-fingerprint', sub, session_id).slice(0, 22);
  } catch {
    return '';
  }
}
