import { SIGN_COOKIE } from '@/lib/domain/session-sign';

/** The session's cookie; longer sessions are split into `<name>.0`, `<name>.1`, … */
const SESSION_COOKIE = 'sb-flip-auth-token';
/** A browser takes a cookie of such a name over https, for all paths and from this very host alone. */
const HOST_PREFIX = '__Host-';

/** Where a mail of the auth service was asked for; see `lib/auth/mail-address.ts`. */
export const MAIL_ADDRESS_COOKIE = 'flip-mail-to';

/**
 * A cookie that no script may read and no other site may send; over https it never travels in clear text, and no
 * neighbouring host can set it.
 */
export function hostCookie(name: string, siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  return {
    name: secure ? HOST_PREFIX + name : name,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  } as const;
}

export const sessionCookieOptions = (siteUrl: string) => hostCookie(SESSION_COOKIE, siteUrl);

/** What a cookie is overwritten with to remove it. A name with the prefix counts only with these properties. */
export function removedCookie(name: string) {
  return { name, value: '', path: '/', maxAge: 0, secure: name.startsWith(HOST_PREFIX) } as const;
}

const bare = (name: string) => (name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name);

/** Whether a cookie is the session's, or a piece of it. */
export function isSessionCookie(name: string): boolean {
  return bare(name) === SESSION_COOKIE || bare(name).startsWith(`${SESSION_COOKIE}.`);
}

/** Whether a request carries anything that could be a session; if not, the auth service need not be asked. */
export function hasSessionCookie(cookies: readonly { name: string }[]): boolean {
  return cookies.some(({ name }) => isSessionCookie(name));
}

/** Cookies of this or an earlier set-up of the auth service and of its mails, which neither a sign-out nor a sign-in leaves behind. */
export function isAuthCookie(name: string): boolean {
  return (
    bare(name).startsWith('sb-') ||
    bare(name).startsWith('supabase.auth.') ||
    bare(name) === MAIL_ADDRESS_COOKIE ||
    name === SIGN_COOKIE
  );
}
