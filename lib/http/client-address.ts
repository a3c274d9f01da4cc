import { isIP } from 'node:net';

/** Set by the server itself from the connection, over whatever the client sent under this name. */
export const PEER_ADDRESS_HEADER = 'x-peer-address';

/** The key of clients whose address is unknown: they share one limit. */
const UNKNOWN = 'unknown';

/**
 * The full address that a request came from, as far as it can be trusted. Every proxy appends the address it
 * saw to `X-Forwarded-For`, so the entry that the outermost proxy of ours wrote counts from the right;
 * everything to the left of it is what the client claims.
 * @param trustedProxies how many proxies of ours stand before the server; with none the header is ignored
 * @returns an IPv4 or IPv6 address in its plain form, or null if there is none
 */
export function fullAddress(headers: Pick<Headers, 'get'>, trustedProxies: number): string | null {
  if (trustedProxies === 0) return plainAddress(headers.get(PEER_ADDRESS_HEADER) ?? '');
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return plainAddress(forwarded[Math.max(0, forwarded.length - trustedProxies)] ?? '');
}

/**
 * What our own limits count by: one household holds a whole IPv6 /64 and could otherwise be as many clients as it likes.
 * @returns an IPv4 address, the /64 network of an IPv6 address, or `unknown`
 */
export function clientAddress(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  const address = fullAddress(headers, trustedProxies);
  if (address === null) return UNKNOWN;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without port, brackets, zone and the IPv6 form of an IPv4 address. */
function plainAddress(address: string): string | null {
  const bare = address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  const ipv4 = mapped?.[1] ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (isIP(ipv4) === 4) return ipv4;
  return isIP(bare) === 6 ? new URL(`http://[${bare}]`).hostname.slice(1, -1) : null;
}
