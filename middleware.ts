import { type NextRequest, NextResponse } from 'next/server';
import { checkAdmin } from '@/lib/auth/check-admin';
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
  if (forAdmins && signedOut) return refuseAdmin(request);
  if (signedOut || (isPrefetch(request) && !forAdmins)) return NextResponse.next();

  const { client, budget, carryOver } = createMiddlewareClient(request);
  if (forAdmins && (await checkAdmin(client, budget)).status !== 'admin') {
    return carryOver(refuseAdmin(request));
  }
  // Refreshes the session when it is about to end. Whom it belongs to is for the page to check.
  await withinBudget(client.auth.getSession(), budget).catch(() => undefined);
  return carryOver(NextResponse.next({ request: { headers: request.headers } }));
}

/** The page that says why answers in place of the dashboard, with 401 or 403; nothing of the dashboard runs. */
function refuseAdmin(request: NextRequest): NextResponse {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const answer = reading
    ? NextResponse.rewrite(new URL(paths.adminDenied, request.url))
    : NextResponse.redirect(new URL(paths.adminDenied, publicEnv().SITE_URL), 303);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
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
