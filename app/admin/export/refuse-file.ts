import 'server-only';

import { adminDenied } from '@/content/admin-denied';
import { type AdminCheck, isKnownAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { seeOther, textResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';

/** @returns the response that refuses a file, or null for a verified admin */
export function refuseFile(check: AdminCheck): Response | null {
  if (!isKnownAdmin(check)) {
    const { title, text } = adminDenied[check.status];
    return textResponse(`${title}. ${text}`, refusalStatus[check.status]);
  }
  return check.status === 'admin' ? null : seeOther(paths.adminSecondFactor);
}
