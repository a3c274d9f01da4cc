import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import {
  type Flash,
  flashesAt,
  type GoogleProblem,
  googleProblems,
  serviceWords,
} from '@/content/auth/messages';
import type { FormMessage } from '@/lib/domain/form-message';
import type { User } from '@/lib/domain/session';
import { publicEnv } from '@/lib/env';
import { isActionRequest } from '@/lib/forms/form-action';
import { guardRate, refund } from '@/lib/limits/guard-rate';
import { paths } from '@/lib/paths';
import {
  BackendUnavailable,
  boundedFetch,
  callBackend,
  failureOf,
  REQUEST_TIMEOUT_MS,
  withTimeout,
} from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import type { Client } from '@/lib/supabase/service';
import { hostCookie } from '@/lib/supabase/session-client';
import { rememberDevice } from '../limits/known-device';
import { type AuthRejection, padDuration, rejectionOf } from './auth-errors';
import { hasJustSignedUp } from './mail-link';
import { passkeysAreOn } from './passkeys';
import { hasAdminRole } from './require-admin';
import { endSession, getCurrentUser, type SignedIn, signInInAnyForm } from './session';

/** Landing here again would loop a signed-in person, or call a route that is not a page. */
const noLanding = /^\/(?:auth|flip-method-auth|api)(?:[/?#]|$)/;

/**
 * Where a person lands after signing in: the page they came from, or `fallback`.
 * @param next untrusted value from the URL or the form
 */
export function destinationOf(next: unknown, fallback: string): string {
  const path = safeRedirect(next, fallback, publicEnv().SITE_URL);
  return noLanding.test(path) ? fallback : path;
}

/**
 * Where a person who has just signed in lands: an admin in the workspace, unless another page was asked for.
 * @param path a destination of `destinationOf`
 * @param signal of the sign-in before, which may have used up the visitor's time
 */
export async function homeOf(
  path: string,
  user: Pick<User, 'userId'>,
  signal?: AbortSignal,
): Promise<string> {
  if (path !== paths.home) return path;
  return (await callBackend(() => hasAdminRole(user, signal), false)) ? paths.admin : path;
}

/** Adds the flash fragment if the page at `path` can show that message. */
export function withFlash(path: string, flash: Flash): string {
  const url = new URL(path, publicEnv().SITE_URL);
  if (!flashesAt(url.pathname).includes(flash)) return path;
  return `${url.pathname}${url.search}#${flash}`;
}

/** Passes the code of a failed sign-in with Google from the callback to the sign-in page, once. */
export const googleErrorCookie = () => hostCookie('flip-google-error', publicEnv().SITE_URL);

/**
 * Prepares a sign-in page; redirects a person who is already signed in.
 * @param next untrusted value from the URL
 * @param fallback destination path without a `next`
 * @param googleFailed what to say if a sign-in with Google has just failed, with the reason if it is known
 * @returns what the page's form needs
 */
export async function openSignIn(
  next: unknown,
  fallback: string,
  googleFailed: (reason: string | undefined) => FormMessage,
) {
  const destination = destinationOf(next, fallback);
  const problem = (await cookies()).get(googleErrorCookie().name)?.value;
  // Asked of the service: with the token of an account that was deleted or closed, a person could never get here.
  const user = await callBackend(getCurrentUser, null);
  if (user && !(await isActionRequest())) redirect(await homeOf(destination, user));
  const reason = problem && isProblem(problem) ? googleProblems[problem] : undefined;
  return {
    next: destination,
    withGoogle: publicEnv().GOOGLE_SIGN_IN === 'on',
    withPasskeys: passkeysAreOn(),
    earlier: problem === undefined ? undefined : googleFailed(reason),
  };
}

const isProblem = (text: string): text is GoogleProblem => Object.hasOwn(googleProblems, text);

/**
 * Signs in with email and password, after ending any earlier session of this browser globally.
 * @param signal aborts the calls
 * @throws BackendFailure; another error when the auth service's response cannot be read
 */
export async function signInWithPassword(
  email: string,
  password: string,
  signal: AbortSignal,
): Promise<SignedIn | AuthRejection> {
  const message = await guardRate('sign-in', email);
  if (message) return { status: 'limited', message };
  return padDuration(() => askForSession(email, password, signal));
}

async function askForSession(
  email: string,
  password: string,
  signal: AbortSignal,
): Promise<SignedIn | AuthRejection> {
  const client = await createServerClient({ signal });
  await endSession(client, 'global', signal, 'sign-in');
  const { data, error } = await signInInAnyForm(client, email, password, signal);
  if (error) return hideAccount(rejectionOf(error), email, password.normalize('NFC'));
  // First, because a known device is counted elsewhere.
  await refund('sign-in', email);
  const isNewDevice = await rememberDevice(email, signal);
  return { status: 'signed-in', userId: data.user.id, email, isNewDevice };
}

/**
 * The service answers "Email not confirmed" only for the right password of an account, which would tell a stranger who
 * signs up and then in whether the address had one. So that answer goes to every browser that has just signed up with
 * the same address and password, and to no other.
 */
async function hideAccount(
  rejection: AuthRejection,
  email: string,
  password: string,
): Promise<AuthRejection> {
  if (rejection.status !== 'refused' || !unrevealing.has(rejection.code)) return rejection;
  return (await hasJustSignedUp(email, password))
    ? { ...rejection, code: 'email_not_confirmed', reason: serviceWords.emailNotConfirmed }
    : { ...rejection, code: 'invalid_credentials', reason: serviceWords.invalidCredentials };
}

const unrevealing: ReadonlySet<string> = new Set(['invalid_credentials', 'email_not_confirmed']);

/** Signs this browser in with the password that was just set. @returns whether it worked */
export async function signInAgain(
  { auth }: Client,
  email: string,
  password: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { error } = await withTimeout(auth.signInWithPassword({ email, password }), signal).catch(
    (failure: unknown) => ({ error: failure }),
  );
  if (error) console.error('A new password was set, and the sign-in with it failed.', error);
  if (error) return false;
  await rememberDevice(email);
  return true;
}

type GoogleOutcome = { status: 'ready'; url: string } | AuthRejection;

/**
 * Starts a Google sign-in. The server calls the auth service, not the browser, so that a misconfiguration or
 * an outage is reported on our own page.
 * @param from which sign-in page was used
 * @param next path to land on
 * @throws BackendFailure; another error when the auth service's response cannot be read
 */
export async function beginGoogleSignIn(from: 'site' | 'app', next: string): Promise<GoogleOutcome> {
  if (publicEnv().GOOGLE_SIGN_IN === 'off')
    return { status: 'refused', code: 'provider_disabled', reason: 'disabled' };
  const message = await guardRate('google');
  if (message) return { status: 'limited', message };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const client = await createServerClient({ signal });
  await endSession(client, 'global', signal, 'sign-in');
  const back = new URL(paths.authCallback, publicEnv().SITE_URL);
  back.search = new URLSearchParams({ from, next }).toString();
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: back.href, skipBrowserRedirect: true },
  });
  if (error) return { status: 'refused', code: error.code ?? '', reason: error.message };
  return readAuthorizeResponse(data.url, signal);
}

async function readAuthorizeResponse(url: string, signal: AbortSignal): Promise<GoogleOutcome> {
  const response = await boundedFetch(signal)(url, { redirect: 'manual' }).catch((cause) => {
    throw new BackendUnavailable(cause);
  });
  const location = response.headers.get('location');
  if (location) return { status: 'ready', url: new URL(location, url).href };
  const { msg: reason } = (await response.json().catch(() => ({}))) as { msg?: unknown };
  // A gateway's words are for developers.
  if (response.status >= 500 || typeof reason !== 'string')
    throw failureOf({ name: 'AuthApiError', status: response.status }, 'auth/authorize');
  return { status: 'refused', code: '', reason };
}

const LONGEST_TARGET = 2_000;

/**
 * Validates an untrusted redirect target. Parses it as a browser would, accepts only this site, and
 * serialises it again, so that no part of the original spelling remains.
 * @param target from the request: a path or a URL of this site
 * @param fallback path to use if the target is missing, malformed or on another site
 * @param siteUrl the site's origin
 * @returns path, query and fragment, starting with exactly one slash
 */
export function safeRedirect(target: unknown, fallback: string, siteUrl: string): string {
  if (typeof target !== 'string' || target === '' || target.length > LONGEST_TARGET) return fallback;
  if (!URL.canParse(target, siteUrl)) return fallback;
  const url = new URL(target, siteUrl);
  if (url.origin !== new URL(siteUrl).origin || url.username || url.password) return fallback;
  // `/.//evil.example` parses as same-origin but serialises to another host, and a `blob:` URL has the origin
  // of the URL inside it.
  if (!/^\/(?!\/)/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
