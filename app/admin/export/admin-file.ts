import 'server-only';

import { type NextRequest, NextResponse } from 'next/server';
import { adminDenied } from '@/content/admin-denied';
import { isKnownAdmin, type KnownAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { readAdmin } from '@/lib/auth/require-admin';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';

/** Creates a route handler that writes a file for a verified admin and refuses everyone else. */
export function adminFile(write: (request: NextRequest, admin: KnownAdmin) => Promise<Response>) {
  return async (request: NextRequest): Promise<Response> => {
    const check = await readAdmin();
    if (!isKnownAdmin(check)) {
      const { title, text } = adminDenied[check.status];
      return plainFile(`${title}. ${text}\n`, refusalStatus[check.status]);
    }
    if (check.status === 'admin') return write(request, check);
    return NextResponse.redirect(new URL(paths.adminSecondFactor, publicEnv().SITE_URL), 303);
  };
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
