import 'server-only';

import { type CookieOptions, createServerClient as createSsrClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { NextRequest, NextResponse } from 'next/server';
import { publicEnv } from '@/lib/env';
import { boundedFetch } from './bounded-fetch';
import type { Database } from './database.types';
import { noRealtime } from './no-realtime';
import { sessionCookieOptions } from './session-cookies';
import { withSessionSign } from './session-sign';
import { userAgentOf } from './user-agent';
import { visitorOf } from './visitor';

/** Before the page has even begun; a page that needs the session waits for it once more by itself. */
const MIDDLEWARE_TIMEOUT_MS = 1_200;

interface MiddlewareClient {
  client: SupabaseClient<Database>;
  signal: AbortSignal;
  /** Puts the refreshed cookies and their cache headers on the answer, whichever answer it is. */
  carryOver: <Answer extends NextResponse>(answer: Answer) => Answer;
}

/**
 * A client bound to the cookies of a request in the middleware. A refreshed session is written back to
 * the request, for the page behind it, and kept for the answer.
 * @param timeoutMs what the visitor waits at most here
 */
export function createMiddlewareClient(
  request: NextRequest,
  timeoutMs = MIDDLEWARE_TIMEOUT_MS,
): MiddlewareClient {
  const written = new Map<string, { value: string; options: CookieOptions }>();
  const headers = new Headers();
  const signal = AbortSignal.timeout(timeoutMs);
  const client = createSsrClient<Database>(
    publicEnv().NEXT_PUBLIC_SUPABASE_URL,
    publicEnv().NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookieOptions: sessionCookieOptions(publicEnv().SITE_URL),
      cookies: {
        encode: 'tokens-only',
        getAll: () => request.cookies.getAll(),
        setAll(cookies, cacheHeaders) {
          for (const { name, value, options } of withSessionSign(cookies)) {
            if (value) request.cookies.set(name, value);
            else request.cookies.delete(name);
            written.set(name, { value, options });
          }
          for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
        },
      },
      global: {
        fetch: boundedFetch(signal, async () => visitorOf(request.headers)),
        headers: userAgentOf(request.headers),
      },
      realtime: noRealtime,
    },
  );
  return {
    client,
    signal,
    carryOver(answer) {
      for (const [name, { value, options }] of written) answer.cookies.set(name, value, options);
      headers.forEach((value, name) => {
        answer.headers.set(name, value);
      });
      return answer;
    },
  };
}
