import 'server-only';

import { takeLinkTry } from '@/lib/rate-limit/guard-link';
import { callBackend } from '@/lib/supabase/backend';
import { type LinkPurpose, readLink, readSubscription } from '@/lib/workbook/links';

/** Routes with a token in the path, and the token's purpose. */
const inPath: readonly (readonly [pattern: RegExp, purpose: LinkPurpose])[] = [
  [/^\/workbook\/open\/([^/]+)/, 'open'],
  [/^\/workbook\/course\/([^/]+)/, 'read'],
];

/** Routes with a token in the query parameter `t`. */
const inQuery = /^\/(?:unsubscribe|api\/subscription|api\/newsletter)$/;

function carriesWrongToken({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  if (inQuery.test(pathname)) {
    const token = searchParams.get('t') ?? '';
    return token !== '' && readSubscription(token) === null;
  }
  return inPath.some(([pattern, purpose]) => {
    const token = pattern.exec(pathname)?.[1];
    return token !== undefined && readLink(purpose, token) === null;
  });
}

/**
 * Rate-limits requests with forged tokens. Valid tokens are never counted or delayed, however many clients
 * share an address: mail services send many people's unsubscriptions from one.
 * @param isWrong for a token that is not in the URL
 * @returns 0 if allowed, otherwise the seconds to wait; also 0 when attempts cannot be counted, since a
 * forged token gives no access
 */
export async function countWrongLink(
  request: { nextUrl: Pick<URL, 'pathname' | 'searchParams'>; headers: Pick<Headers, 'get'> },
  isWrong = carriesWrongToken(request.nextUrl),
): Promise<number> {
  return isWrong ? callBackend(() => takeLinkTry('reader-link', request.headers), 0) : 0;
}
