import 'server-only';

import { NextResponse } from 'next/server';
import { adminDenied } from '@/content/admin-denied';
import { type AdminCheck, isKnownAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';

/** The answer to a request for a file of the workspace that is not to be had; null for an admin, who gets it. */
export function refuseFile(check: AdminCheck): NextResponse | null {
  if (!isKnownAdmin(check)) {
    const { title, text } = adminDenied[check.status];
    return plainFile(`${title}. ${text}\n`, refusalStatus[check.status]);
  }
  if (check.status === 'admin') return null;
  return NextResponse.redirect(new URL(paths.adminSecondFactor, publicEnv().SITE_URL), 303);
}

/** A sentence in place of a file. */
export function plainFile(text: string, status: number): NextResponse {
  return new NextResponse(text, { status, headers: headersOf('text/plain') });
}

/** A file to keep, which no cache may. */
export function fileAnswer(body: BodyInit, type: string, name: string): NextResponse {
  return new NextResponse(body, {
    headers: { ...headersOf(type), 'content-disposition': `attachment; filename="${name}"` },
  });
}

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
});
