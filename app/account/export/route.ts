import { type NextRequest, NextResponse } from 'next/server';
import { guardRate } from '@/lib/auth/rate-guard';
import { getCurrentUser } from '@/lib/auth/require-user';
import { signInPath } from '@/lib/auth/sign-in-path';
import { collectPersonalData } from '@/lib/data/personal-data';
import { toCsv } from '@/lib/domain/export/csv';
import { publicEnv } from '@/lib/env';
import { paths } from '@/lib/paths';

const types = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** Everything stored about the signed-in person, as a file: `?format=json` or `?format=csv`. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const format = request.nextUrl.searchParams.get('format') === 'csv' ? 'csv' : 'json';
  try {
    const person = await getCurrentUser();
    if (!person) return NextResponse.redirect(new URL(signInPath(paths.account), publicEnv().SITE_URL), 303);
    const limit = await guardRate('export', person.userId);
    if (limit) return refuse(429, `${limit.title}. ${limit.text ?? ''}`);
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

function refuse(status: number, text: string): NextResponse {
  return new NextResponse(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
