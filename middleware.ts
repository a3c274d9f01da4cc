import { type NextRequest, NextResponse } from 'next/server';
import { workspacePages } from '@/content/admin/workspace';
import type { Refusal } from '@/content/refusals';
import { repairedLink } from '@/lib/crypto/links';
import { publicEnv, serverEnv } from '@/lib/env';
import { isLoopback } from '@/lib/env-schema';
import { isForeignPost, isForOurHost, ownHostIn, ownOrigins } from '@/lib/http/origins';
import { RETRY_AFTER, refuseRequest } from '@/lib/http/refusals';
import { contentSecurityPolicy, POLICY_HEADER } from '@/lib/http/security-headers';
import { previewStyleHashes } from '@/lib/mail/palette';
import { isRenderedPerRequest, routeOf, tidiedPath } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createMiddlewareClient } from '@/lib/supabase/session-client';
import { isUnanswered } from './lib/auth/auth-errors';
import {
  ADMIN_REFUSAL_HEADER,
  type AdminCheck,
  type AdminRefusal,
  checkAdmin,
  isKnownAdmin,
  refusalStatus,
} from './lib/auth/check-admin';
import { hasSessionCookie, hostCookie } from './lib/supabase/session-client';

/** Bytes; forms of this site need a hundredth of it. Next itself stops reading a body shortly above. */
const LARGEST_BODY = 1_000_000;

export async function middleware(request: NextRequest): Promise<Response> {
  const refusal = refuseFirst(request);
  if (refusal) return refusal;
  const elsewhere = redirectFirst(request);
  if (elsewhere) return elsewhere;
  // Next compares it with the host that a proxy passes on, which may be another of ours; it has been checked. A mail
  // program's button keeps its own, at which its endpoint looks.
  if (request.headers.has('origin') && !isForeignPost(request, ownOrigins(publicEnv())))
    request.headers.set('origin', new URL(publicEnv().SITE_URL).origin);
  const policy = await policyOf(request);
  // Next takes the nonce for its scripts from the request's header.
  if (policy) request.headers.set(POLICY_HEADER, policy);
  else request.headers.delete(POLICY_HEADER);
  request.headers.delete(ADMIN_REFUSAL_HEADER);
  const response = await admit(request);
  // A refusal page sets its own policy.
  if (policy && !response.headers.has(POLICY_HEADER)) response.headers.set(POLICY_HEADER, policy);
  return response;
}

/**
 * The Content-Security-Policy of a page rendered for this request, including the response to a form posted to
 * a prerendered page. Prerendered pages carry their own, and `next dev` cannot run under any.
 */
async function policyOf(request: NextRequest): Promise<string | null> {
  if (process.env.NODE_ENV === 'development') return null;
  const { pathname } = request.nextUrl;
  if (!isRenderedPerRequest(pathname) && request.method !== 'POST') return null;
  const signsIn = pathname === paths.auth || pathname === paths.flipAuth;
  const inWorkspace = isWithin(pathname, paths.admin);
  const { GOOGLE_ORIGIN, NEXT_PUBLIC_SUPABASE_URL } = publicEnv();
  return contentSecurityPolicy({
    scripts: [`'nonce-${crypto.randomUUID()}'`],
    styleAttributes: inWorkspace,
    // The mail preview iframes (srcdoc) inherit the policy of the first page loaded.
    styles: inWorkspace ? await previewStyleHashes() : [],
    images: inWorkspace ? ['data:'] : [],
    // Without JavaScript the sign-in form redirects to Google, then back through the auth service.
    formTargets: signsIn ? [GOOGLE_ORIGIN, NEXT_PUBLIC_SUPABASE_URL] : [],
  });
}

/** Rejects requests that no page or endpoint should handle. */
function refuseFirst(request: NextRequest): Response | null {
  const origins = ownOrigins(publicEnv());
  // Next trusts this header when it follows an action's redirect.
  const forwardedHost = ownHostIn(request.headers.get('x-forwarded-host'), origins);
  if (forwardedHost) request.headers.set('x-forwarded-host', forwardedHost);
  else request.headers.delete('x-forwarded-host');
  // A mail program's button may send any origin; its endpoint looks for itself, and lets the token of the link decide.
  const { pathname, searchParams } = request.nextUrl;
  const isOneClick =
    request.method === 'POST' && pathname === paths.subscriptionEndpoint && searchParams.has('t');
  if (!isOneClick && isForeignPost(request, origins)) return refuseRequest(request, 'foreign');
  const { TRUSTED_PROXIES } = serverEnv();
  if (!isForOurHost(request, origins, TRUSTED_PROXIES)) return refuseRequest(request, 'other-host');
  if (!['GET', 'HEAD', 'OPTIONS', 'POST'].includes(request.method)) return refuseRequest(request, 'method');
  const length = Number(request.headers.get('content-length'));
  if (length > LARGEST_BODY) return refuseRequest(request, 'too-large');
  // For such a body Next renders the page anew, and nothing where there is no such page; our forms are multipart.
  const isUrlEncoded = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const isPage = routeOf(pathname) && !isWithin(pathname, paths.adminExport);
  return isUrlEncoded && isPage ? refuseRequest(request, 'no-action') : null;
}

/** Sends a page's request to the address at which it works. */
function redirectFirst(request: NextRequest): Response | null {
  const { SITE_URL, OTHER_ORIGINS = [] } = publicEnv();
  const { pathname, search } = request.nextUrl;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? '';
  // Cookies and the way back from Google belong to one name, and with a stop at its end it is another.
  const { host: own } = new URL(SITE_URL);
  // The first may be listed, too, or its address with http.
  const others = OTHER_ORIGINS.filter((origin) => !isLoopback(origin) && new URL(origin).host !== own);
  const isOtherName = host === `${own}.` || ownHostIn(host, others) !== null;
  if (isOtherName && isRead(request) && !pathname.startsWith('/api/')) return leadTo(pathname + search, 308);
  const whole = isRead(request) && repairedLink(request.nextUrl);
  if (whole) return leadTo(whole, 307);
  const tidied = isRead(request) && tidiedPath(pathname);
  if (tidied) return leadTo(tidied + search, 308);
  return testCookies(request);
}

const signInPages: readonly string[] = [paths.auth, paths.flipAuth, paths.authConfirm, paths.authCode];
/** How long a browser may take to send the form again, in seconds. */
const COOKIE_TEST_S = 30;

/**
 * A browser that keeps no cookies would be told that it is signed in, and its owner mailed of a new sign-in each time. One that
 * sends none gets one, and sends the form again (307); without it, the form says what is needed.
 */
function testCookies(request: NextRequest): Response | null {
  const { pathname, searchParams } = request.nextUrl;
  const isBrowser = request.headers.get('sec-fetch-site') === 'same-origin';
  if (request.method !== 'POST' || !isBrowser || !signInPages.includes(pathname)) return null;
  if (request.cookies.size > 0) return null;
  const now = Math.floor(Date.now() / 1000);
  const isSecond = Math.abs(now - Number(searchParams.get('cookies'))) <= COOKIE_TEST_S;
  if (isSecond) return refuseRequest(request, 'no-cookies');
  const { SITE_URL } = publicEnv();
  const origin = request.headers.get('origin') ?? 'null';
  const again = new URL(pathname + request.nextUrl.search, URL.canParse(origin) ? origin : SITE_URL);
  again.searchParams.set('cookies', String(now));
  const response = NextResponse.redirect(again, 307);
  response.cookies.set({ ...hostCookie('flip-cookies', SITE_URL), value: '1', maxAge: COOKIE_TEST_S });
  return response;
}

/** Short, because the page has not started; a page that needs the session waits again by itself. */
const REFRESH_TIMEOUT_MS = 1_200;

async function admit(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const signedOut = !hasSessionCookie(request.cookies.getAll());
  if (isWithin(pathname, paths.account) && signedOut) return leadToSignIn(request);
  const forAdmins = isWithin(pathname, paths.admin);
  if (forAdmins && signedOut) return refuseAdmin(request, 'signed-out');
  // A visit is counted without reading the session.
  if (signedOut || pathname === paths.visit || (isPrefetch(request) && !forAdmins)) return proceed(request);

  // The response depends on this check, so it gets the full time limit of the page.
  const decides = isWithin(pathname, paths.account) && isRead(request);
  const signal = AbortSignal.timeout(decides || forAdmins ? REQUEST_TIMEOUT_MS : REFRESH_TIMEOUT_MS);
  const { client, carryOver } = createMiddlewareClient(request, signal);
  if (forAdmins) return carryOver(admitAdmin(request, await checkAdmin(client, signal)));
  // The page checks whose session it is. If the auth service does not respond, the page would have nothing to
  // show.
  if (decides) {
    const asked = await withTimeout(client.auth.getUser(), signal).catch((error: unknown) => {
      console.error('A session could not be checked.', error);
      return null;
    });
    if (!asked || (asked.error && isUnanswered(asked.error)))
      return carryOver(toNext(refuseRequest(request, 'busy')));
    // The account was deleted or closed, which the signature of its token does not tell.
    return carryOver(asked.error ? leadToSignIn(request) : proceed(request));
  }
  // Refreshes the session if it is about to expire.
  await withTimeout(client.auth.getSession(), signal).catch(() => undefined);
  return carryOver(proceed(request));
}

/** Refuses the account to a person who is not signed in. */
function leadToSignIn(request: NextRequest): NextResponse {
  // A form stays on screen with what was typed, and says why it was not taken.
  if (request.headers.has('next-action')) return toNext(refuseRequest(request, 'signed-out'));
  const { pathname } = request.nextUrl;
  const next = isWithin(pathname, paths.invitation('').slice(0, -1)) ? pathname : paths.account;
  return leadTo(paths.signIn(next));
}

function proceed(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: request.headers } });
}

/** What the role `inbox` opens. */
const pagesOfInbox = [
  ...workspacePages.filter(({ forInbox }) => forInbox).map(({ href }) => href),
  paths.adminSecondFactor,
];

/**
 * Every admin may open the second-factor page; all other pages also need the factor, where one is required.
 */
function admitAdmin(request: NextRequest, check: AdminCheck): NextResponse {
  if (!isKnownAdmin(check)) return refuseAdmin(request, check.status);
  const { pathname: path, search } = request.nextUrl;
  if (check.role === 'inbox' && !pagesOfInbox.some((page) => isWithin(path, page))) {
    // The workspace begins with the inbox for them.
    return path === paths.admin && isRead(request)
      ? leadTo(paths.adminInbox)
      : refuseAdmin(request, 'not-admin');
  }
  if (check.status !== 'admin' && path !== paths.adminSecondFactor) {
    if (request.headers.has('next-action')) return toNext(refuseRequest(request, 'second-factor'));
    return leadTo(paths.adminSecondFactorFor(isRead(request) ? path + search : paths.admin));
  }
  return proceed(request);
}

/** What a form with script, which stays on screen, says of it. */
const inPlace = {
  'signed-out': 'signed-out',
  ended: 'signed-out',
  'not-admin': 'no-role',
  failed: 'busy',
} as const satisfies Record<AdminRefusal, Refusal>;

/**
 * Renders the workspace page without a session, so that none of its data can be read, and it explains the
 * refusal at the same URL. The status is set here because a page that sets it itself (`unauthorized()`) loses
 * its server-rendered content. A form without script is redirected to that page; one with script shows the reason.
 */
function refuseAdmin(request: NextRequest, refusal: AdminRefusal): NextResponse {
  if (!isRead(request)) {
    // Next's client could not follow a redirect that no action sent.
    if (request.headers.has('next-action')) return toNext(refuseRequest(request, inPlace[refusal]));
    const { pathname, search } = request.nextUrl;
    return leadTo(isWithin(pathname, paths.adminExport) ? paths.adminPeople : pathname + search);
  }
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.set(ADMIN_REFUSAL_HEADER, refusal);
  const response = NextResponse.next({ status: refusalStatus[refusal], request: { headers } });
  if (refusal === 'failed') response.headers.set('retry-after', String(RETRY_AFTER));
  return response;
}

/** Redirects to a page of the site, by default after a form post. */
function leadTo(page: string, status: 303 | 307 | 308 = 303): NextResponse {
  return NextResponse.redirect(new URL(page, publicEnv().SITE_URL), status);
}

function toNext(response: Response): NextResponse {
  return new NextResponse(response.body, response);
}

function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isWithin(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/** A prefetched page may never be viewed, so it does not refresh a token. */
function isPrefetch(request: NextRequest): boolean {
  return (
    request.headers.has('next-router-prefetch') || /prefetch/.test(request.headers.get('sec-purpose') ?? '')
  );
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/account/:path*',
    '/auth/:path*',
    '/flip-method-auth',
    '/flip-method-app',
    '/unsubscribe(.*)',
    '/newsletter/:path+',
    '/contact/answered/:token',
    '/workbook/:page(open|course|download)/:rest*',
    '/api/:path*',
    // Addresses of pages, mistyped: with capitals, or what is in no address of ours. Files have an extension.
    '/((?!_next/|.*\\.\\w+$).*[^a-z\\d/-].*)',
    // Any request with a body may change something, on prerendered pages too, since they contain forms.
    // Cross-site requests without a body still carry an Origin.
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
};
