const MINUTE_MS = 60_000;

/**
 * Counts within this process and for one minute at a time, for what is cheap and happens often. Nothing is stored, and
 * the addresses are gone when the minute is.
 * @param each how often one client may come in a minute
 * @param all how often all may come together
 * @returns counts one try of a client and says whether it is within the limits; `now` is epoch milliseconds
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
