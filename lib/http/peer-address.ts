import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PEER_ADDRESS_HEADER } from './client-address';

/**
 * Writes the socket's address into each request's headers, before it is handled: Next only passes headers to
 * pages, and one sent by the client proves nothing. Call once at startup.
 */
export function recordPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  });
}
