import 'server-only';

import { createServerClient } from '@supabase/ssr';
import { publicEnv } from '@/lib/env';
import type { Client } from './client';
import type { Database } from './database.types';
import { sessionCookieOptions } from './session-cookies';
import { type WrittenCookie, withSessionFingerprint } from './session-fingerprint';
import { visitorFetch } from './visitor-fetch';

interface Cookies {
  getAll: () => { name: string; value: string }[];
  /** @param cacheHeaders mark a response with a session as uncacheable */
  setAll: (written: readonly WrittenCookie[], cacheHeaders: Readonly<Record<string, string>>) => void;
}

/**
 * A client that acts as a request's person, under row level security.
 * @param visitor the request's headers
 * @param signal aborts all calls of this client
 */
export function sessionClient(
  visitor: Pick<Headers, 'get'>,
  { getAll, setAll }: Cookies,
  signal: AbortSignal,
): Client {
  const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, SITE_URL } = publicEnv();
  return createServerClient<Database>(NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookieOptions(SITE_URL),
    cookies: {
      encode: 'tokens-only',
      getAll,
      setAll: (written, cacheHeaders) =>
        setAll(withSessionFingerprint(written).map(shortLived), cacheHeaders),
    },
    global: { fetch: visitorFetch(visitor, signal), headers: userAgentOf(visitor) },
    // Its retry delays would outlast the signal.
    db: { retry: false },
  });
}

/** How long a sign-in with Google may take, in seconds. The library would keep its verifier for 400 days. */
const VERIFIER_LIFETIME_S = 600;

const shortLived = (cookie: WrittenCookie): WrittenCookie =>
  cookie.name.endsWith('-code-verifier') && cookie.value
    ? { ...cookie, options: { ...cookie.options, maxAge: VERIFIER_LIFETIME_S } }
    : cookie;

/**
 * Passes the visitor's browser to the auth service, so that people recognise their sessions in the list;
 * otherwise it only sees this server. Prefixed, because the API rejects the secret key in calls that look
 * like a browser's.
 */
function userAgentOf(visitor: Pick<Headers, 'get'>): Record<string, string> {
  const userAgent = visitor.get('user-agent');
  return userAgent ? { 'user-agent': `flip-method ${userAgent.slice(0, 400)}` } : {};
}
