/** The session's cookie; longer sessions are split into `<name>.0`, `<name>.1`, … */
const SESSION_COOKIE = 'sb-flip-auth-token';

/** No script may read the session, no other site may send it, and over https it never travels in clear text. */
export function sessionCookieOptions(siteUrl: string) {
  return {
    name: SESSION_COOKIE,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
}

/** Whether a request carries anything that could be a session; if not, nobody needs to be asked. */
export function hasSessionCookie(cookies: readonly { name: string }[]): boolean {
  return cookies.some(({ name }) => name === SESSION_COOKIE || name.startsWith(`${SESSION_COOKIE}.`));
}

/** Cookies of this or an earlier set-up of the auth service, which a sign-in must not leave behind. */
export function isAuthCookie(name: string): boolean {
  return name.startsWith('sb-') || name.startsWith('supabase.auth.');
}
