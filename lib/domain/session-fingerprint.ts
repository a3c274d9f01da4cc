/**
 * The session fingerprint: a cookie that is set along with the session and that scripts can read. It only shows
 * whether this is still the same sign-in. Set by `lib/supabase/session-fingerprint.ts`.
 */
export const FINGERPRINT_COOKIE = 'flip-signed-in';

/**
 * Identifies this browser's sign-in.
 * @param cookies from `document.cookie`
 * @returns an opaque value that changes with each sign-in, or null for a guest
 */
export function sessionFingerprint(cookies: string): string | null {
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${FINGERPRINT_COOKIE}=`));
  return cookie?.slice(FINGERPRINT_COOKIE.length + 1) || null;
}
