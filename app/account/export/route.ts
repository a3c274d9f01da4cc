import type { NextRequest } from 'next/server';
import { otherPerson } from '@/content/refusals';
import { reauthenticate } from '@/lib/auth/proof';
import { getCurrentUser } from '@/lib/auth/session';
import { withFlash } from '@/lib/auth/sign-in';
import { collectPersonalData } from '@/lib/data/personal-data';
import { toCsv } from '@/lib/domain/csv';
import type { FormMessage } from '@/lib/domain/form-message';
import { PERSON_FIELD } from '@/lib/forms/form-state';
import { fileResponse, seeOther, textResponse } from '@/lib/http/responses';
import { guardRate } from '@/lib/limits/guard-rate';
import { mailSecurityChange } from '@/lib/mail/send';
import { paths } from '@/lib/paths';

/** The download needs a POST; a bookmarked or reloaded URL redirects to the account. */
export function GET(): Response {
  return seeOther(`${paths.account}#data`);
}

/** Everything stored about the signed-in person, as a file; the form's `format` is `json` or `csv`. */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const isCsv = form.get('format') === 'csv';
  try {
    const user = await getCurrentUser();
    if (!user) return seeOther(paths.signIn(paths.account));
    if ((form.get(PERSON_FIELD) ?? user.userId) !== user.userId)
      return textResponse(`${otherPerson.title}. ${otherPerson.text}`, 409);
    const limit = await guardRate('export', user.userId);
    if (limit) return tooMany(limit);
    const refusal = await reauthenticate(user, String(form.get('currentPassword') ?? ''));
    if (refusal?.status === 'limited') return tooMany(refusal.message);
    if (refusal) {
      const flash = refusal.status === 'wrong-password' ? 'export-refused' : 'export-sign-in-again';
      return seeOther(withFlash(paths.account, flash));
    }
    const tables = await collectPersonalData(user);
    mailSecurityChange('data-exported', user.email);
    if (isCsv) return fileResponse(toCsv(tables), 'text/csv', 'flip-method-data.csv');
    const json = JSON.stringify(Object.fromEntries(tables.map(({ title, rows }) => [title, rows])), null, 2);
    return fileResponse(json, 'application/json', 'flip-method-data.json');
  } catch (error) {
    console.error(error);
    return textResponse(
      'Your data could not be read at the moment. Please go back and try again in a minute.',
      503,
    );
  }
}

const tooMany = ({ title, text }: FormMessage) => textResponse(`${title}. ${text ?? ''}`, 429);
