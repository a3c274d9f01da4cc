import type { NextRequest } from 'next/server';
import { pauseCourse, resumeCourse, unsubscribe } from '@/lib/data/workbook-requests';
import { seeOther, textResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';
import { readLink } from '@/lib/workbook/links';

const changes = {
  stop: { apply: (id: string) => unsubscribe(id, 'page'), told: 'stopped' },
  pause: { apply: pauseCourse, told: 'paused' },
  resume: { apply: resumeCourse, told: 'resumed' },
} as const;

/** For mail clients that open the one-click address as a page. GET changes nothing. */
export function GET(request: NextRequest): Response {
  const token = request.nextUrl.searchParams.get('t') ?? '';
  return seeOther(readLink('subscription', token) ? paths.unsubscribeBy(token) : paths.unsubscribe);
}

/**
 * Stops, pauses or resumes the course for the token's recipient. A mail client's unsubscribe button posts
 * `List-Unsubscribe=One-Click` (RFC 8058, https://www.rfc-editor.org/rfc/rfc8058), the page a `change`.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const token = request.nextUrl.searchParams.get('t') ?? '';
  const requestId = readLink('subscription', token);
  const form = await request.formData().catch(() => new FormData());
  const wanted = String(form.get('change') ?? '');
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
  const change = isOneClick ? changes.stop : Object.hasOwn(changes, wanted) && changes[wanted as 'stop'];
  if (!requestId || !change) {
    return isOneClick ? textResponse('This link is not complete.', 404) : seeOther(paths.unsubscribe);
  }
  try {
    if (isOneClick) await unsubscribe(requestId, 'one-click');
    else await change.apply(requestId);
  } catch (error) {
    console.error(error);
    if (isOneClick) return textResponse('Please try again in a moment.', 503);
    return seeOther(`${paths.unsubscribeBy(token)}&failed=1`);
  }
  if (isOneClick) return textResponse('You will get no more of these emails.', 200);
  return seeOther(`${paths.unsubscribeBy(token)}&changed=${change.told}`);
}
