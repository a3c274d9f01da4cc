import { FINGERPRINT_COOKIE } from '@/lib/domain/device';

/** The session cookie; long sessions are split into `<name>.0`, `<name>.1`, … */
const SESSION_COOKIE = 'sb-flip-auth-token';
/** Browsers accept this prefix only over https, with path `/` and without a domain. */
const HOST_PREFIX = '__Host-';

/** Address that a mail was requested for; see `lib/auth/mail-address.ts`. */
export const MAIL_ADDRESS_COOKIE = 'flip-mail-to';

/**
 * An HttpOnly, SameSite=Lax cookie; over https also Secure, with the `__Host-` prefix, so that a sibling
 * subdomain cannot set it.
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

/** Expires a cookie. Browsers ignore a prefixed name without these attributes. */
export function removedCookie(name: string) {
  return { name, value: '', path: '/', maxAge: 0, secure: name.startsWith(HOST_PREFIX) } as const;
}

const bare = (name: string) => (name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name);

/** Whether it is the session cookie, or a chunk of it. */
export function isSessionCookie(name: string): boolean {
  return bare(name) === SESSION_COOKIE || bare(name).startsWith(`${SESSION_COOKIE}.`);
}

/** Whether a request may have a session; without one, the auth service need not be asked. */
export function hasSessionCookie(cookies: readonly { name: string }[]): boolean {
  return cookies.some(({ name }) => isSessionCookie(name));
}

/**
 * Cookies of the auth service (including earlier versions) and its mails, all cleared at sign-in and
 * sign-out.
 */
export function isAuthCookie(name: string): boolean {
  return (
    bare(name).startsWith('sb-') ||
    bare(name).startsWith('supabase.auth.') ||
    bare(name) === MAIL_ADDRESS_COOKIE ||
    name === FINGERPRINT_COOKIE
  );
}
