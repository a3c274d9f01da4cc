import 'server-only';

import type { NextRequest, NextResponse } from 'next/server';
import type { Client } from './client';
import { sessionClient } from './session-client';
import type { WrittenCookie } from './session-sign';

/** Before the page has even begun; a page that needs the session waits for it once more by itself. */
const MIDDLEWARE_TIMEOUT_MS = 1_200;

interface MiddlewareClient {
  client: Client;
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
    carryOver(answer) {
      for (const { name, value, options } of renewed.values()) answer.cookies.set(name, value, options);
      headers.forEach((value, name) => {
        answer.headers.set(name, value);
      });
      return answer;
    },
  };
}
