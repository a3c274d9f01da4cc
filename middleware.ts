import { type NextRequest, NextResponse } from 'next/server';
import { ADMIN_REFUSAL_HEADER, type AdminRefusal, checkAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { isForeignPost } from '@/lib/auth/same-origin';
import { signInPath } from '@/lib/auth/sign-in-path';
import { contentSecurityPolicy, POLICY_HEADER } from '@/lib/content-security-policy';
import { isDynamicDocument } from '@/lib/dynamic-documents';
import { publicEnv } from '@/lib/env';
import { isReadableForm } from '@/lib/forms/readable-form';
import { paths } from '@/lib/paths';
import { createMiddlewareClient } from '@/lib/supabase/middleware';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';
import { withinBudget } from '@/lib/supabase/time-budget';

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const policy = policyOf(request);
  // Next reads the nonce for its scripts from the request's header.
  if (policy) request.headers.set(POLICY_HEADER, policy);
  else request.headers.delete(POLICY_HEADER);
  request.headers.delete(ADMIN_REFUSAL_HEADER);
  const answer = await admit(request);
  if (policy) answer.headers.set(POLICY_HEADER, policy);
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
  const { GOOGLE_ORIGIN, NEXT_PUBLIC_SUPABASE_URL } = publicEnv();
  return contentSecurityPolicy({
    scripts: [`'nonce-${crypto.randomUUID()}'`],
    // Without script the sign-in form itself is led to Google, and from there back over the auth service.
    styleAttributes: isWithin(pathname, paths.admin),
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

async function admit(request: NextRequest): Promise<NextResponse> {
  if (isForeignPost(request, publicEnv().SITE_URL)) {
    return new NextResponse('This request came from another site, so nothing was changed.', { status: 403 });
  }
  if (request.headers.has('next-action') && !(await isReadableForm(request))) {
    return new NextResponse('This form could not be read, so nothing was changed.', { status: 400 });
  }
  const { pathname } = request.nextUrl;
  const signedOut = !hasSessionCookie(request.cookies.getAll());
  if (isWithin(pathname, paths.account) && signedOut) {
    return NextResponse.redirect(new URL(signInPath(paths.account), publicEnv().SITE_URL), 303);
  }
  const forAdmins = isWithin(pathname, paths.admin);
  if (forAdmins && signedOut) return refuseAdmin(request, 'signed-out');
  if (signedOut || (isPrefetch(request) && !forAdmins)) return proceed(request);

  const { client, budget, carryOver } = createMiddlewareClient(request);
  if (forAdmins) {
    const { status } = await checkAdmin(client, budget);
    if (status !== 'admin') return carryOver(refuseAdmin(request, status));
  }
  // Refreshes the session when it is about to end. Whom it belongs to is for the page to check.
  await withinBudget(client.auth.getSession(), budget).catch(() => undefined);
  return carryOver(proceed(request));
}

function proceed(request: NextRequest): NextResponse {
  return NextResponse.next({ request: { headers: request.headers } });
}

/**
 * Whoever may not read the dashboard arrives at its page without a session, so nothing of it can run, and the
 * page says why under its own address. The status stands before the page is made: one that a page asks for itself
 * costs it its content, for Next then leaves everything to the script. Whatever sends something is led to that page.
 */
function refuseAdmin(request: NextRequest, refusal: AdminRefusal): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return NextResponse.redirect(new URL(paths.admin, publicEnv().SITE_URL), 303);
  }
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.set(ADMIN_REFUSAL_HEADER, refusal);
  return NextResponse.next({ status: refusalStatus[refusal], request: { headers } });
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
    '/workbook/:path+',
    '/api/:path*',
    // Whatever sends a body may change something, on prerendered pages too: they hold forms. And what other
    // sites send without a body has at least their origin.
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
};
