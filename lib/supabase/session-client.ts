import 'server-only';

import { createServerClient } from '@supabase/ssr';
import { publicEnv } from '@/lib/env';
import type { Client } from './client';
import type { Database } from './database.types';
import { sessionCookieOptions } from './session-cookies';
import { type WrittenCookie, withSessionSign } from './session-sign';
import { visitorFetch } from './visitor-fetch';

interface Cookies {
  getAll: () => { name: string; value: string }[];
  /** @param cacheHeaders say that an answer with a session must not be cached */
  setAll: (written: readonly WrittenCookie[], cacheHeaders: Readonly<Record<string, string>>) => void;
}

/**
 * A client that acts as the person whose cookies came with a request, under row level security.
 * @param visitor the headers of the request
 * @param signal ends every call of this client
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
      setAll: (written, cacheHeaders) => setAll(withSessionSign(written), cacheHeaders),
    },
    global: { fetch: visitorFetch(visitor, signal), headers: userAgentOf(visitor) },
    // Its waits between retries would outlast the signal.
    db: { retry: false },
  });
}

/**
 * The visitor's browser, for the auth service to note with the session, so that people know theirs in the list of their
 * account; it sees only this server otherwise. It does not stand first: the API refuses calls with the secret key that look
 * as if a browser had sent them.
 */
function userAgentOf(visitor: Pick<Headers, 'get'>): Record<string, string> {
  const userAgent = visitor.get('user-agent');
  return userAgent ? { 'user-agent': `flip-method ${userAgent.slice(0, 400)}` } : {};
}
