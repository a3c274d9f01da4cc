import 'server-only';

import type { NextRequest, NextResponse } from 'next/server';
import type { Client } from './client';
import type { WrittenCookie } from './session-client';
import { sessionClient } from './session-client';

/** Short, because the page has not started; a page that needs the session waits again by itself. */
const MIDDLEWARE_TIMEOUT_MS = 1_200;

interface MiddlewareClient {
  client: Client;
  signal: AbortSignal;
  /** Copies the refreshed cookies and their cache headers to the response. */
  carryOver: (response: NextResponse) => NextResponse;
}

/**
 * A client bound to a request's cookies, for the middleware. A refreshed session is written to the request,
 * for the page, and kept for the response.
 * @param timeoutMs time limit for the client's calls
 */
export function createMiddlewareClient(
  request: NextRequest,
  timeoutMs = MIDDLEWARE_TIMEOUT_MS,
): MiddlewareClient {
  const renewed = new Map<string, WrittenCookie>();
  const headers = new Headers();
  const signal = AbortSignal.timeout(timeoutMs);
  const client = sessionClient(
    request.headers,
    {
      getAll: () => request.cookies.getAll(),
      setAll(written, cacheHeaders) {
        for (const cookie of written) {
          if (cookie.value) request.cookies.set(cookie.name, cookie.value);
          else request.cookies.delete(cookie.name);
          renewed.set(cookie.name, cookie);
        }
        for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
      },
    },
    signal,
  );
  return {
    client,
    signal,
    carryOver(response) {
      for (const { name, value, options } of renewed.values()) response.cookies.set(name, value, options);
      headers.forEach((value, name) => {
        response.headers.set(name, value);
      });
      // Next would repeat the cookies in a redirect of the page, which reads them from the request anyway.
      response.headers.delete('x-middleware-set-cookie');
      return response;
    },
  };
}
