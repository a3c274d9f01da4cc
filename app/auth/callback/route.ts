import { cookies } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { googleCancelled } from '@/content/auth-messages';
import { isUnavailable } from '@/lib/auth/auth-errors';
import { rememberDevice } from '@/lib/auth/known-device';
import { landingPath, withArrival } from '@/lib/auth/landing';
import { GOOGLE_ERROR_COOKIE } from '@/lib/auth/open-sign-in';
import { readConsent } from '@/lib/data/account-consents';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { removedCookie } from '@/lib/supabase/session-cookies';

/** OAuth redirect from Google via the auth service: exchanges the code for a session. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const { SITE_URL } = publicEnv();
  const query = request.nextUrl.searchParams;
  const fromApp = query.get('from') === 'app';
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const redirectTo = (path: string) =>
    NextResponse.redirect(new URL(path, SITE_URL), { status: 303, headers });

  const { problem, needsConsent } = await exchange(query, headers);
  const store = await cookies();
  // Remove the PKCE verifiers of this and earlier attempts.
  for (const { name } of store.getAll()) if (name.endsWith('-code-verifier')) store.set(removedCookie(name));
  if (problem === null) {
    const path = landingPath(query.get('next'), fromApp ? paths.flipApp : paths.home);
    const arrival = withArrival(path, fromApp ? 'welcome-back' : 'signed-in');
    // A first sign-in with Google has not shown the consent checkbox.
    return redirectTo(needsConsent ? `${paths.account}?next=${encodeURIComponent(arrival)}` : arrival);
  }
  store.set(GOOGLE_ERROR_COOKIE, problem.slice(0, 200), {
    path: '/',
    maxAge: 10,
    httpOnly: true,
    sameSite: 'lax',
    secure: SITE_URL.startsWith('https:'),
  });
  return redirectTo(fromApp ? paths.flipAuth : paths.auth);
}

interface Exchanged {
  /** Null on success (session in the cookies), else the auth service's message, or '' if it has none. */
  problem: string | null;
  /** Whether the account is new and has not been asked for consent to storing flips. */
  needsConsent?: boolean;
}

const NEW_ACCOUNT_MS = 600_000;

async function exchange(query: URLSearchParams, responseHeaders: Headers): Promise<Exchanged> {
  // Only a browser that started a sign-in may display messages from the URL.
  const hasStarted = (await cookies()).getAll().some(({ name }) => name.endsWith('-code-verifier'));
  if (!hasStarted)
    return { problem: 'The sign-in with Google was begun in another browser, or too long ago.' };
  const code = query.get('code');
  if (!code && isCancelled(query)) return { problem: googleCancelled };
  if (!code) return { problem: query.get('error_description') ?? query.get('error') ?? '' };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const { auth } = await createServerClient({ responseHeaders, signal });
    const { data, error } = await withTimeout(auth.exchangeCodeForSession(code), signal);
    if (error) return { problem: isUnavailable(error) ? '' : error.message };
    if (data.user.email) await rememberDevice(data.user.email);
    const isNew = Date.now() - Date.parse(data.user.created_at) < NEW_ACCOUNT_MS;
    const hasAgreed = !isNew || (await readConsent(data.user.id, 'flips', signal).catch(() => true));
    return { problem: null, needsConsent: !hasAgreed };
  } catch {
    return { problem: '' };
  }
}

/** Whether the person cancelled at Google. Errors of the auth service itself have an `error_code`. */
function isCancelled(query: URLSearchParams): boolean {
  return query.get('error') === 'access_denied' && !query.has('error_code');
}
