import type { NextRequest } from 'next/server';
import { confirmNewsletter, unsubscribeNewsletter } from '@/lib/data/newsletter';
import { seeOther, textResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';

const isToken = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** For mail clients that open the one-click address as a page. GET changes nothing. */
export function GET(request: NextRequest): Response {
  const token = request.nextUrl.searchParams.get('t') ?? '';
  return seeOther(isToken(token) ? paths.newsletterStop(token) : paths.newsletter);
}

/**
 * Confirms or ends the token's subscription. A mail client's unsubscribe button posts
 * `List-Unsubscribe=One-Click` (RFC 8058, https://www.rfc-editor.org/rfc/rfc8058), the pages a `change`.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const token = request.nextUrl.searchParams.get('t') ?? '';
  const form = await request.formData().catch(() => new FormData());
  const wanted = form.get('change');
  if (form.get('List-Unsubscribe') === 'One-Click') return stopByMailProgram(token);
  if (!isToken(token) || (wanted !== 'confirm' && wanted !== 'stop')) return seeOther(paths.newsletter);
  const page = wanted === 'confirm' ? paths.newsletterConfirm(token) : paths.newsletterStop(token);
  try {
    if (wanted === 'confirm') await confirmNewsletter(token);
    else await unsubscribeNewsletter(token, 'page');
  } catch (error) {
    console.error(error);
    return seeOther(`${page}?failed=1`);
  }
  return seeOther(`${page}?changed=1`);
}

async function stopByMailProgram(token: string): Promise<Response> {
  try {
    const isKnown = isToken(token) && (await unsubscribeNewsletter(token, 'one-click'));
    return isKnown
      ? textResponse('You will get no more of these emails.', 200)
      : textResponse('This link is not complete.', 404);
  } catch (error) {
    console.error(error);
    return textResponse('Please try again in a moment.', 503);
  }
}
