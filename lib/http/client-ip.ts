import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Set by the server from the socket; overwrites any value sent by the client. */
export const PEER_IP_HEADER = 'x-peer-ip';

/** Shared key of all clients whose address is unknown. */
const UNKNOWN = 'unknown';

/**
 * The IP address that a request came from, as far as it can be trusted. Each proxy appends the address it saw to
 * `X-Forwarded-For`, so our outermost proxy's entry is counted from the right; anything further left is the
 * client's claim.
 * @param trustedProxies number of our proxies in front of the server; with 0 the header is ignored
 * @returns a normalised IPv4 or IPv6 address, or null
 */
export function clientIp(headers: Pick<Headers, 'get'>, trustedProxies: number): string | null {
  if (trustedProxies === 0) return plainIp(headers.get(PEER_IP_HEADER) ?? '');
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const forwarded = entries.filter((entry) => entry !== '');
  return plainIp(forwarded[Math.max(0, forwarded.length - trustedProxies)] ?? '');
}

/**
 * The key for our rate limits. IPv6 addresses are grouped by /64, which a single household controls.
 * @returns an IPv4 address, an IPv6 /64 network, or `unknown`
 */
export function rateLimitKeyOf(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const address = clientIp(headers, trustedProxies);
  if (address === null) return UNKNOWN;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** A network that a request came from, and how many clients it may stand for. */
export interface ClientNetwork {
  key: string;
  clients: number;
}

/**
 * The networks to limit a request by: for IPv4 the address; for IPv6 the /64, and the /56 of a home and the /48 of a site or
 * a tunnel, which would otherwise count as 256 and 65,536 clients.
 */
export function clientNetworks(headers: Pick<Headers, 'get'>, trustedProxies: number): ClientNetwork[] {
  const key = rateLimitKeyOf(headers, trustedProxies);
  const [network, groups = ''] = /^(.*)::\/64$/.exec(key) ?? [];
  if (!network) return [{ key, clients: 1 }];
  const [first = '', second = '', third = '', fourth = ''] = groups.split(':');
  const site = `${first}:${second}:${third}`;
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { key, clients: 1 },
    { key: `${site}:${home}::/56`, clients: 4 },
    { key: `${site}::/48`, clients: 16 },
  ];
}

/** Networks whose last 32 bits are an IPv4 address, as `URL` writes them: mapped, and translated for a server with IPv6 alone. */
const ipv4Within = /^(?:::ffff|64:ff9b:):(?:([\da-f]+):)?([\da-f]+)$/;

/** Strips the port, brackets and zone, and unwraps IPv4 addresses within IPv6, however they are written. */
function plainIp(address: string): string | null {
  const bare = address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : null;
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [within, high = '0', low = ''] = ipv4Within.exec(plain) ?? [];
  if (!within) return plain;
  const bytes = Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex');
  return bytes.join('.');
}

/**
 * Writes the socket's address into each request's headers, before it is handled: Next only passes headers to
 * pages, and one sent by the client proves nothing. Call once at startup.
 */
export function recordPeerIps(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_IP_HEADER] = request.socket.remoteAddress ?? '';
  });
}
