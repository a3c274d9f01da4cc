import 'server-only';

import { takeLinkTry } from '@/lib/rate-limit/guard-link';
import { callBackend } from '@/lib/supabase/backend';
import { type LinkPurpose, readLink } from '@/lib/workbook/links';

/** Where a token stands in the path of a page, and what it has to be for. */
const inPath: readonly (readonly [pattern: RegExp, purpose: LinkPurpose])[] = [
  [/^\/workbook\/open\/([^/]+)/, 'open'],
  [/^\/workbook\/course\/([^/]+)/, 'read'],
];

/** Addresses that have it as `t`. */
const inQuery = /^\/(?:unsubscribe|api\/subscription)$/;

function carriesWrongToken({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  if (inQuery.test(pathname)) {
    const token = searchParams.get('t') ?? '';
    return token !== '' && readLink('subscription', token) === null;
  }
  return inPath.some(([pattern, purpose]) => {
    const token = pattern.exec(pathname)?.[1];
    return token !== undefined && readLink(purpose, token) === null;
  });
}

/**
 * Counts a request that shows a token of ours that was never made here. Who has a right one is neither counted nor kept
 * waiting, however many others share the address: mail services send the unsubscriptions of many from one.
 * @param isWrong for a token that is not in the address
 * @returns 0 if it may go on, else the seconds to wait; 0 also when tries cannot be counted, as a wrong token opens nothing
 */
export async function countWrongLink(
  request: { nextUrl: Pick<URL, 'pathname' | 'searchParams'>; headers: Pick<Headers, 'get'> },
  isWrong = carriesWrongToken(request.nextUrl),
): Promise<number> {
  return isWrong ? callBackend(() => takeLinkTry('reader', request.headers), 0) : 0;
}
