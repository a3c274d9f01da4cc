/** Set by the server itself from the connection, over whatever the client sent under this name. */
export const PEER_ADDRESS_HEADER = 'x-peer-address';

/** What stands for a client whose address nobody knows: they share one limit. */
const UNKNOWN = 'unknown';

/**
 * The address that a request came from, as far as it can be trusted. Every proxy appends the address it
 * saw to `X-Forwarded-For`, so the entry that the outermost proxy of ours wrote counts from the right;
 * everything to the left of it is what the client claims.
 * @param trustedProxies how many proxies of ours stand before the server; with none the header is ignored
 * @returns an IPv4 address, the /64 network of an IPv6 address, or `unknown`
 */
export function clientAddress(headers: Pick<Headers, 'get'>, trustedProxies: number): string {
  if (trustedProxies === 0) return networkOf(headers.get(PEER_ADDRESS_HEADER) ?? '');
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return networkOf(forwarded[Math.max(0, forwarded.length - trustedProxies)] ?? '');
}

/** One household holds a whole IPv6 /64 and could otherwise be as many clients as it likes. */
function networkOf(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  const ipv4 = mapped?.[1] ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(ipv4)) return ipv4;
  if (!URL.canParse(`http://[${bare}]`)) return UNKNOWN;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
