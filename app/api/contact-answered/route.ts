import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { readAnsweredLink } from '@/lib/crypto/links';
import { markMessageAnswered } from '@/lib/data/contact-messages';
import { seeOther } from '@/lib/http/responses';
import { paths } from '@/lib/paths';

function readToken({ nextUrl }: NextRequest) {
  const token = nextUrl.searchParams.get('t') ?? '';
  const link = readAnsweredLink(token);
  return { link, page: paths.contactAnswered(link ? token : 'unknown') };
}

/** A GET changes nothing, and redirects to the page. */
export function GET(request: NextRequest): Response {
  return seeOther(readToken(request).page);
}

/** Marks the token's message as answered, and redirects to its page, which says how the message stands. */
export async function POST(request: NextRequest): Promise<Response> {
  const { link, page } = readToken(request);
  const form = await request.formData().catch(() => new FormData());
  const { data: seen } = z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .safeParse(form.get('seen') ?? undefined);
  try {
    if (link && !link.isExpired && !(await markMessageAnswered(link.messageId, seen)))
      return seeOther(`${page}?failed=newer`);
  } catch (error) {
    console.error(error);
    return seeOther(`${page}?failed=1`);
  }
  return seeOther(page);
}
