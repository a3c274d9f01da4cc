import { type NextRequest, NextResponse } from 'next/server';
import { ADMIN_PASS_HEADER, writeAdminPass } from '@/lib/auth/admin-pass';
import {
  ADMIN_REFUSAL_HEADER,
  type AdminCheck,
  type AdminRefusal,
  checkAdmin,
  isKnownAdmin,
  refusalStatus,
} from '@/lib/auth/check-admin';
import { isUnanswered } from '@/lib/auth/session';
import { previewStyleHashes } from '@/lib/email/preview';
import { publicEnv, serverEnv } from '@/lib/env';
import { faultOfBody } from '@/lib/http/check-body';
import { contentSecurityPolicy, POLICY_HEADER } from '@/lib/http/content-security-policy';
import { isDynamicDocument } from '@/lib/http/dynamic-documents';
import { isKnownAction } from '@/lib/http/known-actions';
import { ownOrigins } from '@/lib/http/own-origins';
import { RETRY_AFTER, refuseRequest } from '@/lib/http/refusal-page';
import { isForeignPost, isForOurHost } from '@/lib/http/same-origin';
import { paths } from '@/lib/paths';
import { countWrongLink } from '@/lib/rate-limit/wrong-links';
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/supabase/backend';
import { createMiddlewareClient } from '@/lib/supabase/middleware';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';

export async function middleware(request: NextRequest): Promise<Response> {
  const refusal = await refuseFirst(request);
  if (refusal) return refusal;
  const policy = policyOf(request);
  // Next reads the nonce for its scripts from the request's header.
  if (policy) request.headers.set(POLICY_HEADER, policy);
  else request.headers.delete(POLICY_HEADER);
  request.headers.delete(ADMIN_REFUSAL_HEADER);
  request.headers.delete(ADMIN_PASS_HEADER);
  const answer = await admit(request);
  // A refusal is a page with a policy of its own.
  if (policy && !answer.headers.has(POLICY_HEADER)) answer.headers.set(POLICY_HEADER, policy);
  return answer;
}

/**
 * The policy of a page that is made for this request, such as the answer to a form of a prerendered page. A prerendered
 * page itself brings its own along, and `next dev` needs more than any policy would allow.
 */
function policyOf(request: NextRequest): string | null {
  if (process.env.NODE_ENV === 'development') return null;
  const { pathname } = request.nextUrl;
  if (!isDynamicDocument(pathname) && !isFormPost(request)) return null;
  const signsIn = pathname === paths.auth || pathname === paths.flipAuth;
  const inWorkspace = isWithin(pathname, paths.admin);
  const { GOOGLE_ORIGIN, NEXT_PUBLIC_SUPABASE_URL } = publicEnv();
  return contentSecurityPolicy({
    scripts: [`'nonce-${crypto.randomUUID()}'`],
    // Without script the sign-in form itself is led to Google, and from there back over the auth service.
    styleAttributes: inWorkspace,
    // The frames in which mails are previewed inherit the policy of the page that was loaded first.
    styles: inWorkspace ? previewStyleHashes() : [],
    images: inWorkspace ? ['data:'] : [],
    formTargets: signsIn ? [GOOGLE_ORIGIN, NEXT_PUBLIC_SUPABASE_URL] : [],
  });
}

function isFormPost({ method, headers }: NextRequest): boolean {
  if (method !== 'POST') return false;
  const type = headers.get('content-type') ?? '';
  return (
    headers.has('next-action') || /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)
  );
}

/** What no page and no endpoint should have to look at. */
async function refuseFirst(request: NextRequest): Promise<Response | null> {
  const origins = ownOrigins(publicEnv());
  // Next would believe it about where an action's redirect leads.
  const forwardedHost = request.headers.get('x-forwarded-host');
  if (forwardedHost && !origins.some((origin) => new URL(origin).host === forwardedHost)) {
    request.headers.delete('x-forwarded-host');
  }
  if (isForeignPost(request, origins)) return refuseRequest(request, 'foreign');
  if (!isForOurHost(request, origins, serverEnv().TRUSTED_PROXIES))
    return refuseRequest(request, 'other-host');
  const wait = await countWrongLink(request);
  if (wait > 0) return refuseRequest(request, 'wrong-links', wait);
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return null;
  const fault = await faultOfBody(request, isKnownAction);
  return fault && refuseRequest(request, fault);
}

async function admit(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const signedOut = !hasSessionCookie(request.cookies.getAll());
  if (isWithin(pathname, paths.account) && signedOut) {
    return NextResponse.redirect(new URL(paths.signIn(paths.account), publicEnv().SITE_URL), 303);
  }
  const forAdmins = isWithin(pathname, paths.admin);
  if (forAdmins && signedOut) return refuseAdmin(request, 'signed-out');
  // A view is counted without looking at whose it is.
  if (signedOut || pathname === paths.visit || (isPrefetch(request) && !forAdmins)) return proceed(request);

  // A page that is refused for want of an answer has all the time that the page itself would have had.
  const decides = isWithin(pathname, paths.account) && isRead(request);
  const { client, signal, carryOver } = createMiddlewareClient(
    request,
    decides || forAdmins ? REQUEST_TIMEOUT_MS : undefined,
  );
  if (forAdmins) return carryOver(admitAdmin(request, await checkAdmin(client, signal)));
  // Whom the session belongs to is for the page to check; one that cannot ask would have nothing to show.
  if (decides) {
    const asked = await withTimeout(client.auth.getUser(), signal).catch(() => null);
    if (!asked || (asked.error && isUnanswered(asked.error)))
      return carryOver(toNext(refuseRequest(request, 'busy')));
    return carryOver(proceed(request));
  }
  // Refreshes the session when it is about to end.
  await withTimeout(client.auth.getSession(), signal).catch(() => undefined);
  return carryOver(proceed(request));
}

function proceed(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: request.headers } });
}

/** The page of the second factor is for every admin, all others for those who have shown it where one is required. */
function admitAdmin(request: NextRequest, check: AdminCheck): NextResponse {
  if (!isKnownAdmin(check)) return refuseAdmin(request, check.status);
  if (check.status !== 'admin' && request.nextUrl.pathname !== paths.adminSecondFactor) {
    return NextResponse.redirect(new URL(paths.adminSecondFactor, publicEnv().SITE_URL), 303);
  }
  request.headers.set(ADMIN_PASS_HEADER, writeAdminPass(check, request.cookies.getAll()));
  return proceed(request);
}

/**
 * A person who may not read the dashboard arrives at its page without a session, so nothing of it can run, and the
 * page says why under its own address. The status stands before the page is made: one that a page asks for itself
 * costs it its content, for Next then leaves everything to the script. Whatever sends something is led to that page.
 */
function refuseAdmin(request: NextRequest, refusal: AdminRefusal): NextResponse {
  if (!isRead(request)) {
    return NextResponse.redirect(new URL(paths.admin, publicEnv().SITE_URL), 303);
  }
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.set(ADMIN_REFUSAL_HEADER, refusal);
  const answer = NextResponse.next({ status: refusalStatus[refusal], request: { headers } });
  if (refusal === 'failed') answer.headers.set('retry-after', String(RETRY_AFTER));
  return answer;
}

function toNext(answer: Response): NextResponse {
  return new NextResponse(answer.body, answer);
}

function isRead({ method }: NextRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isWithin(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/** A prefetched page may never be looked at; it is no reason to exchange a token. */
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
    '/unsubscribe',
    '/newsletter/:path+',
    '/workbook/:page(open|course|download)/:rest*',
    '/api/:path*',
    // Whatever sends a body may change something, on prerendered pages too: they hold forms. And what other
    // sites send without a body has at least their origin.
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
};
