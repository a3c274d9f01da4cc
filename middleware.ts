import { type NextRequest, NextResponse } from 'next/server';
import { ADMIN_REFUSAL_HEADER, type AdminCheck, checkAdmin } from '@/lib/auth/check-admin';
import { isForeignPost } from '@/lib/auth/same-origin';
import { signInPath } from '@/lib/auth/sign-in-path';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { createMiddlewareClient } from '@/lib/supabase/middleware';
import { hasSessionCookie } from '@/lib/supabase/session-cookies';
import { withinBudget } from '@/lib/supabase/time-budget';

export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (isForeignPost(request, publicEnv().SITE_URL)) {
    return new NextResponse('This request came from another site, so nothing was changed.', { status: 403 });
  }
  const { pathname } = request.nextUrl;
  const signedOut = !hasSessionCookie(request.cookies.getAll());
  if (isWithin(pathname, paths.account) && signedOut) {
    return NextResponse.redirect(new URL(signInPath(paths.account), publicEnv().SITE_URL), 303);
  }
  const forAdmins = isWithin(pathname, paths.admin) && pathname !== paths.adminDenied;
  if (forAdmins && signedOut) return refuseAdmin(request, 'signed-out');
  if (signedOut || (isPrefetch(request) && !forAdmins)) return NextResponse.next();

  const { client, budget, carryOver } = createMiddlewareClient(request);
  if (forAdmins) {
    const { status } = await checkAdmin(client, budget);
    if (status !== 'admin') return carryOver(refuseAdmin(request, status));
  }
  // Refreshes the session when it is about to end. Whom it belongs to is for the page to check.
  await withinBudget(client.auth.getSession(), budget).catch(() => undefined);
  return carryOver(NextResponse.next({ request: { headers: request.headers } }));
}

/**
 * Whoever may not read the dashboard arrives at its page without a session, so nothing of it can run, and the
 * page answers 401 or 403 under its own address. (A rewrite would do the same, but Next turns it into a request
 * over the network where the server listens on a loopback address.) Everything else is led to the page that says why.
 */
function refuseAdmin(request: NextRequest, status: Exclude<AdminCheck['status'], 'admin'>): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return NextResponse.redirect(new URL(paths.adminDenied, publicEnv().SITE_URL), 303);
  }
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.set(ADMIN_REFUSAL_HEADER, status);
  return NextResponse.next({ request: { headers } });
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
    '/api/:path*',
    // Whatever sends a body may change something, on prerendered pages too: they hold forms. And what other
    // sites send without a body has at least their origin.
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'origin' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/((?!_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
};
