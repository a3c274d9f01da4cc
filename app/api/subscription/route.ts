import type { NextRequest } from 'next/server';
import { readSubscription, repairedLink, type Subscription } from '@/lib/crypto/links';
import { allowEmail, suppressEmail } from '@/lib/data/email-jobs';
import { confirmNewsletter, unsubscribeNewsletter } from '@/lib/data/newsletter';
import { pauseCourse, resumeCourse, unsubscribe } from '@/lib/data/workbook-requests';
import { publicEnv } from '@/lib/env';
import { isForeignPost, ownOrigins } from '@/lib/http/origins';
import { seeOther, textResponse } from '@/lib/http/responses';
import { paths } from '@/lib/paths';

const changes = ['stop', 'pause', 'resume', 'confirm', 'never', 'allow'] as const;
type Change = (typeof changes)[number];

/** The token of the address, without what a mail program has added to it. */
function tokenOf({ nextUrl }: NextRequest): string {
  const whole = repairedLink(nextUrl);
  return (whole ? new URL(whole, nextUrl) : nextUrl).searchParams.get('t') ?? '';
}

/** For mail clients that open the one-click address as a page. GET changes nothing. */
export function GET(request: NextRequest): Response {
  const token = tokenOf(request);
  return seeOther(readSubscription(token) ? paths.unsubscribeBy(token) : paths.unsubscribe);
}

/**
 * Changes what the token's recipient gets: the course, the newsletter, or anything at all. The pages of this site post a `change`.
 * Any other post is a mail program's unsubscribe button (RFC 8058, https://www.rfc-editor.org/rfc/rfc8058), whatever its body,
 * type and origin: programs differ, and the token is what allows it.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const token = tokenOf(request);
  const subscription = readSubscription(token);
  const form = await request.formData().catch(() => new FormData());
  if (!form.has('change') || isForeignPost(request, ownOrigins(publicEnv())))
    return stopByMailProgram(subscription ? changesOf(subscription, 'one-click') : {});
  const wanted = changes.find((change) => change === form.get('change'));
  const apply = subscription && wanted && changesOf(subscription, 'page')[wanted];
  if (!apply) return seeOther(paths.unsubscribe);
  const isConfirmation = wanted === 'confirm';
  const page = isConfirmation ? `${paths.newsletterConfirm(token)}?` : `${paths.unsubscribeBy(token)}&`;
  try {
    await apply();
  } catch (error) {
    console.error(error);
    return seeOther(`${page}failed=1`);
  }
  return seeOther(`${page}changed=${wanted}`);
}

/** What can be changed about a subscription; each resolves with false if it does not exist. */
type Changes = Partial<Record<Change, () => Promise<unknown>>>;

function changesOf(subscription: Subscription, source: 'page' | 'one-click'): Changes {
  switch (subscription.kind) {
    case 'course': {
      const { requestId } = subscription;
      return {
        // A deleted request is no error, because nothing is sent for it.
        stop: () => unsubscribe(requestId, source).then(() => true),
        pause: () => pauseCourse(requestId),
        resume: () => resumeCourse(requestId),
      };
    }
    case 'newsletter': {
      const { link } = subscription;
      return {
        stop: () => unsubscribeNewsletter(link, source),
        confirm: () => confirmNewsletter(link),
      };
    }
    case 'address': {
      const { email } = subscription;
      return { never: () => suppressEmail(email, 'recipient'), allow: () => allowEmail(email) };
    }
  }
}

async function stopByMailProgram({ stop, never }: Changes): Promise<Response> {
  const apply = stop ?? never;
  try {
    if (apply && (await apply()) !== false) return textResponse('You will get no more of these emails.', 200);
    return textResponse('This link is not complete.', 404);
  } catch (error) {
    console.error(error);
    return textResponse('Please try again in a moment.', 503);
  }
}
