import 'server-only';

import type { NextRequest } from 'next/server';
import { adminDenied } from '@/content/admin-denied';
import { isKnownAdmin, type KnownAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { readAdmin } from '@/lib/auth/require-admin';
import { seeOther, textResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';

/** Creates a route handler that writes a file for a verified admin and refuses everyone else. */
export function adminFile(write: (request: NextRequest, admin: KnownAdmin) => Promise<Response>) {
  return async (request: NextRequest): Promise<Response> => {
    const check = await readAdmin();
    if (!isKnownAdmin(check)) {
      const { title, text } = adminDenied[check.status];
      return textResponse(`${title}. ${text}`, refusalStatus[check.status]);
    }
    return check.status === 'admin' ? write(request, check) : seeOther(paths.adminSecondFactor);
  };
}
