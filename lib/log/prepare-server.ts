import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { assertEnv } from '@/lib/env';
import { recordPeerIps } from '@/lib/http/client-ip';
import { refuseUnreadable, replacePlainErrors } from '@/lib/http/refusals';
import { logAsJson } from '@/lib/log/json-lines';
import { logMissingPages } from '@/lib/log/page-reports';
import { reportRefusal } from '@/lib/log/report-error';
import { isRenderedPerRequest } from '@/lib/pages';
import { type BackendRefused, refusalChannel } from '@/lib/supabase/backend';

/** Prepares the server for its first request; exits if the environment is invalid. */
export function prepareServer(): void {
  if (process.env.NODE_ENV === 'production') logAsJson();
  prepareRequests();
  recordPeerIps();
  logMissingPages();
  replacePlainErrors();
  refusalChannel.subscribe((refused) => void reportRefusal((refused as BackendRefused).info));
  try {
    assertEnv(process.env.BUILT_FOR_SITE_URL || undefined);
  } catch (error) {
    // Next would only log a thrown error, with its stack, and carry on.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Longer than the usual 60 s of proxies: one that reuses a connection just as the server closes it answers 502. */
const KEEP_ALIVE_MS = 75_000;

/** Bytes; twice Node's limit, as the cookies of every site under the same domain come along. */
const LONGEST_HEADERS = 32_768;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/**
 * What holds for every request of a Node server, however it is started: connections outlast a proxy's, headers that Next
 * cannot read are dropped, caches get rules that a release survives, each cookie is set once, and a request that offers another
 * protocol, or cannot be read, gets an answer. Call once at startup.
 */
export function prepareRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Exchange;
    server.keepAliveTimeout = Math.max(server.keepAliveTimeout, KEEP_ALIVE_MS);
    // A proxy may ask for the whole address, which Next would take for a wrong path; without a path it fails.
    request.url = request.url?.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');
    dropClientHeaders(request);
    finishHeaders(response);
  });
  // Java's client offers HTTP/2 so. Next waits for a protocol of its development server, and would never answer.
  if (process.env.NODE_ENV !== 'development')
    subscribe('net.server.socket', (message) => {
      const { server } = (message as { socket: Socket & { server?: Server } }).socket;
      if (!server) return;
      Object.assign(server, { shouldUpgradeCallback: () => false, maxHeaderSize: LONGEST_HEADERS });
      if (server.listenerCount('clientError') === 0) server.on('clientError', refuseUnreadable);
    });
}

/** With these, Next's client asks for a part of a page. */
const clientHeaders = [
  ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  ...['next-url', 'next-hmr-refresh'],
];

/**
 * Drops them from a request that gets the whole page. A document has no such client, and a cache that ignores `Vary` would show
 * the part to every reader. A state of Next's router that Next cannot read would fail the page, as an error of ours.
 */
export function dropClientHeaders({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  // `next dev` has its client everywhere.
  const isDocument =
    process.env.NODE_ENV !== 'development' &&
    method !== 'POST' &&
    !isRenderedPerRequest(url.split('?')[0] ?? '');
  if (isDocument || !isReadable(headers['next-router-state-tree']))
    for (const name of clientHeaders) delete headers[name];
}

function isReadable(state: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}

/** Sets headers once compression has begun: `no-transform`, set earlier, would turn it off. */
function finishHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = (...parts: unknown[]) => {
    const type = String(response.getHeader('content-type') ?? '');
    const given = String(response.getHeader('cache-control') ?? '');
    const rule = cacheRule(given, type.startsWith('text/html'));
    const cookies = response.getHeader('set-cookie');
    if (!response.headersSent) {
      if (rule) response.setHeader('cache-control', rule);
      if (Array.isArray(cookies)) response.setHeader('set-cookie', lastOfEach(cookies));
    }
    return writeHead(...parts);
  };
}

/**
 * @param given by Next or the site: Next lets shared caches keep a prerendered page for a year, past the release after which
 * its forms have other actions
 * @param isDocument a proxy must not rewrite it: some hide e-mail addresses from readers without script, helplines' too
 */
export function cacheRule(given: string, isDocument: boolean): string {
  const rule = given.startsWith('s-maxage=') ? 'public, max-age=0, must-revalidate' : given;
  return [rule, isDocument && !rule.includes('no-transform') && 'no-transform'].filter(Boolean).join(', ');
}

/**
 * The last line for each cookie: the middleware may renew a session that the page or action behind it then replaces, and both
 * would exceed a proxy's buffer.
 * @param lines of `Set-Cookie`, all with the same path
 */
export function lastOfEach(lines: readonly string[]): string[] {
  return [...new Map(lines.map((line) => [line.split('=')[0], line])).values()];
}
