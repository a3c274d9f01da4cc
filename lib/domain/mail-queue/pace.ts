/**
 * Keeps mails to a rate, so that the provider need not refuse any.
 * @param perSecond mails that may begin within a second
 * @param now epoch milliseconds
 * @returns a function that resolves when the next mail may begin; calls queue up
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
