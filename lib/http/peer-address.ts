import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PEER_ADDRESS_HEADER } from './client-address';

/**
 * Writes the address of each connection into its requests, before they are read. Next hands only
 * headers to its pages, and a header that came over the network proves nothing. Call once at the start.
 */
export function recordPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  });
}
