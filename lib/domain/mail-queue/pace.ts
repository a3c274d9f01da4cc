/**
 * Limits the send rate, so that the provider does not have to.
 * @param perSecond sends per second
 * @param now epoch milliseconds
 * @returns a function that resolves when the next send may start; calls queue up
 */
export function paceOf(
  perSecond: number,
  now: () => number,
  sleep: (milliseconds: number) => Promise<unknown>,
): () => Promise<void> {
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const turn = Math.max(next, now());
    next = turn + gap;
    const wait = turn - now();
    if (wait > 0) await sleep(wait);
  };
}
