/**
 * The cookie that goes with the session's and that scripts may read: it says no more than whether this is still the
 * same sign-in. `lib/supabase/session-sign.ts` makes it.
 */
export const SIGN_COOKIE = 'flip-signed-in';

/**
 * Which sign-in this browser is in.
 * @param cookies as `document.cookie` has them
 * @returns something opaque, another for each sign-in, or null for a guest
 */
export function signOf(cookies: string): string | null {
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${SIGN_COOKIE}=`));
  return cookie?.slice(SIGN_COOKIE.length + 1) || null;
}
