import 'server-only';

import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { proofFields, withProof } from '@/app/admin/admin-action';
import { adminHref } from '@/app/admin/parts';
import { adminDenied } from '@/content/admin/denied';
import { isKnownAdmin, type KnownAdmin, refusalStatus } from '@/lib/auth/check-admin';
import { readAdmin } from '@/lib/auth/require-admin';
import { seeOther, textResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import type { Client } from '@/lib/supabase/service';

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

/**
 * As `adminFile`, for personal data: the admin has posted a form with a `ProofField`.
 * @param page shows what went wrong, `?failed=` proof, none or unavailable, and the person with the form's `email` again
 * @param write gets a client with the re-authenticated session; null if there is no such data
 */
export function provenFile(
  page: string,
  write: (client: Client, form: FormData) => Promise<Response | null>,
) {
  return adminFile(async (request, admin) => {
    let q: string | undefined;
    const back = (failed: string) => seeOther(adminHref({ q, failed }, page));
    try {
      const form = await request.formData();
      q = z.string().safeParse(form.get('email')).data;
      const proof = z.object(proofFields).parse(Object.fromEntries(form));
      const proven = await withProof(admin, proof, (client) => write(client, form));
      return proven.refusal ? back('proof') : (proven.result ?? back('none'));
    } catch (error) {
      console.error(error);
      return back('unavailable');
    }
  });
}
