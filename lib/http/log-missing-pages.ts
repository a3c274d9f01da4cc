import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logEvent } from '@/lib/log/json-lines';
import { loggedPath } from './logged-path';

/**
 * Logs the path of each page that was not found, and nothing about the visitor. The 404 page is a static
 * file, so it cannot log. Call once at startup.
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
