import 'server-only';

import {
  type CookieOptions,
  createServerClient,
  type SetAllCookies,
  stringFromBase64URL,
} from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { signatureOf } from '@/lib/crypto/signature';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import { publicEnv } from '@/lib/env';
import { visitorFetch } from './auth-fetch';
import type { Database } from './database.types';
import type { Client } from './service';

/** The session cookie; long sessions are split into `<name>.0`, `<name>.1`, … */
const SESSION_COOKIE = 'sb-flip-auth-token';
/** Browsers accept this prefix only over https, with path `/` and without a domain. */
const HOST_PREFIX = '__Host-';

/** Address that a mail was requested for; see `lib/auth/mail-link.ts`. */
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
function isSessionCookie(name: string): boolean {
  return bare(name) === SESSION_COOKIE || bare(name).startsWith(`${SESSION_COOKIE}.`);
}

/** Whether a request may have a session; without one, the auth service need not be asked. */
export function hasSessionCookie(cookies: readonly { name: string }[]): boolean {
  return cookies.some(({ name }) => isSessionCookie(name));
}

/**
 * Cookies of the auth service and its mails, all cleared at sign-in and sign-out. Those of another project under the same
 * domain stay: they are not ours, and a line for each would exceed what proxies take.
 */
export function isAuthCookie(name: string): boolean {
  return (
    bare(name).startsWith('sb-flip-') || bare(name) === MAIL_ADDRESS_COOKIE || name === FINGERPRINT_COOKIE
  );
}

/** A cookie set by the auth client. */
export type WrittenCookie = Parameters<SetAllCookies>[0][number];

/**
 * Adds the session-fingerprint cookie. Scripts can read it, and it only shows whether this is still the same
 * sign-in; the exercise keeps a name on the device only while it does. It is set, renewed and removed
 * together with the session.
 * @param written cookies set by the auth client
 * @returns the cookies, plus the fingerprint if the session is among them
 */
export function withSessionFingerprint(written: readonly WrittenCookie[]): readonly WrittenCookie[] {
  const parts = written.filter(({ name }) => isSessionCookie(name));
  const [first] = parts;
  if (!first) return written;
  const filled = parts.filter(({ value }) => value !== '');
  const fingerprint = filled.length > 0 ? fingerprintFrom(filled.sort(byPart).map(({ value }) => value)) : '';
  const options: CookieOptions = {
    ...(filled[0] ?? first).options,
    httpOnly: false,
    ...(fingerprint === '' && { maxAge: 0 }),
  };
  return [...written, { name: FINGERPRINT_COOKIE, value: fingerprint, options }];
}

/** Chunks are numbered from 0; an unsplit session has no number. */
function byPart(a: WrittenCookie, b: WrittenCookie): number {
  return Number(a.name.split('.')[1] ?? 0) - Number(b.name.split('.')[1] ?? 0);
}

/** @returns '' if the session cannot be parsed, which counts as signed out */
function fingerprintFrom(parts: readonly string[]): string {
  try {
    const value = parts.join('');
    const isEncoded = value.startsWith('base64-');
    const session = JSON.parse(isEncoded ? stringFromBase64URL(value.slice('base64-'.length)) : value);
    const [, payload = ''] = String(session.access_token).split('.');
    const { sub, session_id } = JSON.parse(stringFromBase64URL(payload));
    if (!sub || !session_id) return '';
    return signatureOf('session-fingerprint', sub, session_id).slice(0, 22);
  } catch {
    return '';
  }
}

interface Cookies {
  getAll: () => { name: string; value: string }[];
  /** @param cacheHeaders mark a response with a session as uncacheable */
  setAll: (written: readonly WrittenCookie[], cacheHeaders: Readonly<Record<string, string>>) => void;
}

/**
 * A client that acts as a request's person, under row level security.
 * @param visitor the request's headers
 * @param signal aborts all calls of this client
 */
export function sessionClient(
  visitor: Pick<Headers, 'get'>,
  { getAll, setAll }: Cookies,
  signal: AbortSignal,
): Client {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, SITE_URL } = publicEnv();
  return createServerClient<Database>(NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookieOptions(SITE_URL),
    // As JSON, a session takes a quarter less of a response's headers than in base64; proxies allow 4,096 bytes for all.
    cookieEncoding: 'raw',
    // Each of two simultaneous sign-ins with Google keeps its own verifier.
    auth: { experimental: { appendPkceFlowIdToRedirects: true } },
    cookies: {
      encode: 'tokens-only',
      getAll,
      setAll: (written, cacheHeaders) =>
        setAll(withSessionFingerprint(written).map(shortLived), cacheHeaders),
    },
    global: { fetch: visitorFetch(visitor, signal), headers: userAgentOf(visitor) },
    // Its retry delays would outlast the signal.
    db: { retry: false },
  });
}

/** How long a sign-in with Google may take, in seconds. The library would keep its verifier for 400 days. */
const VERIFIER_LIFETIME_S = 600;

const shortLived = (cookie: WrittenCookie): WrittenCookie =>
  cookie.name.endsWith('-code-verifier') && cookie.value
    ? { ...cookie, options: { ...cookie.options, maxAge: VERIFIER_LIFETIME_S } }
    : cookie;

/**
 * Passes the visitor's browser to the auth service, so that people recognise their sessions in the list;
 * otherwise it only sees this server. Prefixed, because the API rejects the secret key in calls that look
 * like a browser's.
 */
function userAgentOf(visitor: Pick<Headers, 'get'>): Record<string, string> {
  const userAgent = visitor.get('user-agent');
  return userAgent ? { 'user-agent': `flip-method ${userAgent.slice(0, 400)}` } : {};
}

interface MiddlewareClient {
  client: Client;
  /** Copies the refreshed cookies and their cache headers to the response. */
  carryOver: (response: NextResponse) => NextResponse;
}

/**
 * A client bound to a request's cookies, for the middleware. A refreshed session is written to the request,
 * for the page, and kept for the response.
 * @param signal aborts the client's calls
 */
export function createMiddlewareClient(request: NextRequest, signal: AbortSignal): MiddlewareClient {
  const renewed = new Map<string, WrittenCookie>();
  const headers = new Headers();
  const client = sessionClient(
    request.headers,
    {
      getAll: () => request.cookies.getAll(),
      setAll(written, cacheHeaders) {
        for (const cookie of written) {
          if (cookie.value) request.cookies.set(cookie.name, cookie.value);
          else request.cookies.delete(cookie.name);
          renewed.set(cookie.name, cookie);
        }
        for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
      },
    },
    signal,
  );
  return {
    client,
    carryOver(response) {
      for (const { name, value, options } of renewed.values()) response.cookies.set(name, value, options);
      headers.forEach((value, name) => {
        response.headers.set(name, value);
      });
      // Next would repeat the cookies in a redirect of the page, which reads them from the request anyway.
      response.headers.delete('x-middleware-set-cookie');
      return response;
    },
  };
}
