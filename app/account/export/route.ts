import { type NextRequest, NextResponse } from 'next/server';
import { withArrival } from '@/lib/auth/landing';
import { reauthenticate } from '@/lib/auth/reauthenticate';
import { getCurrentUser } from '@/lib/auth/require-user';
import { collectPersonalData } from '@/lib/data/personal-data';
import { toCsv } from '@/lib/domain/export/csv';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';
import { guardRate } from '@/lib/rate-limit/guard-rate';

const types = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** The download needs a POST; a bookmarked or reloaded URL redirects to the account. */
export function GET(): NextResponse {
  return seeOther(`${paths.account}#data`);
}

/** Everything stored about the signed-in person, as a file; the form's `format` is `json` or `csv`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const form = await request.formData().catch(() => new FormData());
  const format = form.get('format') === 'csv' ? 'csv' : 'json';
  try {
    const person = await getCurrentUser();
    if (!person) return seeOther(paths.signIn(paths.account));
    const limit = await guardRate('export', person.userId);
    if (limit) return refuse(429, `${limit.title}. ${limit.text ?? ''}`);
    const proof = await reauthenticate(person, String(form.get('currentPassword') ?? ''));
    if (proof.status === 'limited') return refuse(429, `${proof.message.title}. ${proof.message.text ?? ''}`);
    if (proof.status !== 'proven') {
      const arrival = proof.status === 'wrong-password' ? 'export-refused' : 'export-sign-in-again';
      return seeOther(withArrival(paths.account, arrival));
    }
    const tables = await collectPersonalData(person);
    const body =
      format === 'csv'
        ? toCsv(tables)
        : JSON.stringify(Object.fromEntries(tables.map(({ title, rows }) => [title, rows])), null, 2);
    return new NextResponse(body, {
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="flip-method-data.${format}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    console.error(error);
    return refuse(
      503,
      'Your data could not be read at the moment. Please go back and try again in a minute.',
    );
  }
}

function seeOther(path: string): NextResponse {
  return NextResponse.redirect(new URL(path, publicEnv().SITE_URL), 303);
}

function refuse(status: number, text: string): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
