const MINUTE_MS = 60_000;

/**
 * An in-process rate limiter with one-minute windows, for cheap, frequent requests. Client addresses are
 * dropped after each minute.
 * @param each requests per client and minute
 * @param all requests of all clients per minute
 * @returns a function that counts one request and tells whether it is allowed; `now` is epoch milliseconds
 */
export function countByMinute(each: number, all: number): (client: string, now?: number) => boolean {
  const tries = new Map<string, number>();
  let minute = 0;
  let sum = 0;
  return (client, now = Date.now()) => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) {
      tries.clear();
      minute = current;
      sum = 0;
    }
    const count = (tries.get(client) ?? 0) + 1;
    if (sum >= all || count > each) return false;
    tries.set(client, count);
    sum += 1;
    return true;
  };
}
