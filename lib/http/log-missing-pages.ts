import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logEvent } from '@/lib/log/json-lines';
import { loggedPath } from './logged-path';

/**
 * Logs the path of each page that was asked for and is not there, and nothing about the visitor. The page that says so is
 * a file, which runs no code that could. Call once at the start.
 */
export function logMissingPages(): void {
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (response.statusCode !== 404 || !String(response.getHeader('content-type')).startsWith('text/html'))
      return;
    const [path = ''] = (request.url ?? '').split('?');
    logEvent('info', 'not-found', { page: loggedPath(path.split('/').slice(1)) });
  });
}
