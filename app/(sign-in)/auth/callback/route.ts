import type { User } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import type { GoogleProblem } from '@/content/auth/messages';
import { destinationOf, googleErrorCookie, homeOf, withFlash } from '@/lib/auth/sign-in';
import { publicEnv } from '@/lib/env';
import { countByMinute } from '@/lib/limits/guard-rate';
import { rememberDevice } from '@/lib/limits/known-device';
import { logEvent } from '@/lib/log/json-lines';
import { mailSecurityChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { isAuthCookie, removedCookie } from '@/lib/supabase/session-client';

/** OAuth redirect from Google via the auth service: exchanges the code for a session. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const { SITE_URL } = publicEnv();
  const query = request.nextUrl.searchParams;
  const fromApp = query.get('from') === 'app';
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const redirectTo = (path: string) =>
    NextResponse.redirect(new URL(path, SITE_URL), { status: 303, headers });

  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const outcome = await exchange(query, headers, signal);
  const store = await cookies();
  // Removes the verifier of this attempt only: another tab may still be at Google.
  for (const { name } of store.getAll()) if (isVerifier(name, query)) store.set(removedCookie(name));
  if ('userId' in outcome) {
    const path = destinationOf(query.get('next'), fromApp ? paths.flipApp : paths.home);
    return redirectTo(withFlash(await homeOf(path, outcome, signal), fromApp ? 'welcome-back' : 'signed-in'));
  }
  store.set({ ...googleErrorCookie(), value: outcome.problem, maxAge: 10 });
  const next = query.get('next');
  const kept = next ? `?${new URLSearchParams({ next })}` : '';
  // The auth service repeats its error in a fragment, which a browser keeps unless the redirect has one.
  return redirectTo(`${fromApp ? paths.flipAuth : paths.auth}${kept}#`);
}

/** The auth service returns to the address that it was given, with the id of this attempt. */
const FLOW_ID = 'sb_flow_id';

/** Whether a cookie is the PKCE verifier of the attempt that the callback belongs to. */
function isVerifier(name: string, query: URLSearchParams): boolean {
  const id = query.get(FLOW_ID);
  return isAuthCookie(name) && name.endsWith(id ? `-flow-${id}-code-verifier` : '-code-verifier');
}

/** Problems by the auth service's error code. */
const problems: ReadonlyMap<string | null | undefined, GoogleProblem> = new Map([
  ['flow_state_expired', 'expired'],
  ['flow_state_not_found', 'expired'],
  ['bad_oauth_state', 'expired'],
  ['bad_oauth_callback', 'expired'],
  ['provider_email_needs_verification', 'unconfirmed'],
  ['user_banned', 'banned'],
  ['signup_disabled', 'closed'],
]);

/** Limits the log lines a minute, because strangers may call this address as often as they like. */
const mayWrite = countByMinute(30, 30);

/** Logs an error code that has no message of its own: the settings at Google or in the auth service may be wrong. */
function problemOf(code: string | null | undefined): GoogleProblem | '' {
  const problem = problems.get(code);
  if (problem === undefined && mayWrite('all'))
    logEvent('warn', 'google-refused', { code: code?.slice(0, 80) ?? 'none' });
  return problem ?? '';
}

/** @returns who is signed in (session in the cookies), or what went wrong; '' if that has no words of its own */
async function exchange(
  query: URLSearchParams,
  responseHeaders: Headers,
  signal: AbortSignal,
): Promise<{ userId: string } | { problem: GoogleProblem | '' }> {
  const hasStarted = (await cookies()).getAll().some(({ name }) => isVerifier(name, query));
  if (!hasStarted) return { problem: 'elsewhere' };
  const code = query.get('code');
  if (!code && isCancelled(query)) return { problem: 'cancelled' };
  if (!code) return { problem: problemOf(query.get('error_code')) };
  try {
    const { auth } = await createServerClient({ responseHeaders, signal });
    const flowId = query.get(FLOW_ID);
    const { data, error } = await withTimeout(
      auth.exchangeCodeForSession(code, flowId ? { flowId } : undefined),
      signal,
    );
    if (error) return { problem: problemOf(error.code) };
    await noteSignIn(data.user);
    return { userId: data.user.id };
  } catch (error) {
    console.error(error);
    return { problem: '' };
  }
}

/** A Google identity is added to an existing account within seconds of its first use. */
const JUST_NOW_MS = 60_000;

/** Tells the owner of an account that a browser, or Google, signs in to it for the first time. */
async function noteSignIn({ email, created_at, identities = [] }: User): Promise<void> {
  if (!email) return;
  const isRecent = (moment: string | undefined) => Date.now() - Date.parse(moment ?? '') < JUST_NOW_MS;
  const google = identities.find(({ provider }) => provider === 'google');
  const isNewDevice = await rememberDevice(email);
  if (isRecent(created_at)) return;
  if (isRecent(google?.created_at)) mailSecurityChange('google-added', email);
  else if (isNewDevice) mailSecurityChange('new-device', email);
}

/** Whether the person cancelled at Google. Errors of the auth service itself have an `error_code`. */
function isCancelled(query: URLSearchParams): boolean {
  return query.get('error') === 'access_denied' && !query.has('error_code');
}
