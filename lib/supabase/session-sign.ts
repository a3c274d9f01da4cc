import 'server-only';

import { type CookieOptions, type SetAllCookies, stringFromBase64URL } from '@supabase/ssr';
import { signatureOf } from '@/lib/crypto/signature';
import { SIGN_COOKIE } from '@/lib/domain/session-sign';
import { isSessionCookie } from './session-cookies';

/** A cookie that the auth client writes. */
export type WrittenCookie = Parameters<SetAllCookies>[0][number];

/**
 * The cookie that goes with the session's: scripts may read it, and all it says is whether this is still the same
 * sign-in. The exercise keeps a name on the device only as long as it is there. It is set, renewed and removed with
 * the session, by the same answer.
 * @param written the cookies that the auth client writes
 * @returns the cookies with the sign's, if the session is among them
 */
export function withSessionSign(written: readonly WrittenCookie[]): readonly WrittenCookie[] {
  const parts = written.filter(({ name }) => isSessionCookie(name));
  const [first] = parts;
  if (!first) return written;
  const filled = parts.filter(({ value }) => value !== '');
  const sign = filled.length > 0 ? signOf(filled.sort(byPart).map(({ value }) => value)) : '';
  const options: CookieOptions = {
    ...(filled[0] ?? first).options,
    httpOnly: false,
    ...(sign === '' && { maxAge: 0 }),
  };
  return [...written, { name: SIGN_COOKIE, value: sign, options }];
}

/** The first part has the number 0; a session that fits into one cookie has none. */
function byPart(a: WrittenCookie, b: WrittenCookie): number {
  return Number(a.name.split('.')[1] ?? 0) - Number(b.name.split('.')[1] ?? 0);
}

/** @returns '' for what cannot be read: then no one is known */
function signOf(parts: readonly string[]): string {
  try {
    const session = JSON.parse(stringFromBase64URL(parts.join('').replace(/^base64-/, '')));
    const [, payload = ''] = String(session.access_token).split('.');
    const { sub, session_id } = JSON.parse(stringFromBase64URL(payload));
    if (!sub || !session_id) return '';
    return signatureOf('session-sign', sub, session_id).slice(0, 22);
  } catch {
    return '';
  }
}
