import 'server-only';

import { NextResponse } from 'next/server';
import { adminDenied } from '@/content/admin-denied';
import { type AdminCheck, isKnownAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';

/** @returns the response that refuses a file, or null for a verified admin */
export function refuseFile(check: AdminCheck): NextResponse | null {
  if (!isKnownAdmin(check)) {
    const { title, text } = adminDenied[check.status];
    return plainFile(`${title}. ${text}\n`, refusalStatus[check.status]);
  }
  if (check.status === 'admin') return null;
  return NextResponse.redirect(new URL(paths.adminSecondFactor, publicEnv().SITE_URL), 303);
}

/** A plain-text response in place of the file. */
export function plainFile(text: string, status: number): NextResponse {
  return new NextResponse(text, { status, headers: headersOf('text/plain') });
}

/** A download that must not be cached. */
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
