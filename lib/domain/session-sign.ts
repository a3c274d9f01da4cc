/**
 * The session sign: a cookie that is set along with the session and that scripts can read. It only shows
 * whether this is still the same sign-in. Set by `lib/supabase/session-sign.ts`.
 */
export const SIGN_COOKIE = 'flip-signed-in';

/**
 * Identifies this browser's sign-in.
 * @param cookies from `document.cookie`
 * @returns an opaque value that changes with each sign-in, or null for a guest
 */
export function signOf(cookies: string): string | null {
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${SIGN_COOKIE}=`));
  return cookie?.slice(SIGN_COOKIE.length + 1) || null;
}
