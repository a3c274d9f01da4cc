/** What a visitor waits at most for the backend, in milliseconds; a page or form answers within 5 s. */
export const REQUEST_BUDGET_MS = 3_500;

/** The backend did not answer in time, or not at all. */
export class BackendUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The backend did not answer.', { cause });
    this.name = 'BackendUnavailable';
  }
}

/**
 * Waits no longer than the budget. The client library repeats a failed token refresh for half a minute,
 * also after its requests were aborted; nobody is to wait for that.
 * @throws BackendUnavailable when the signal aborts first
 */
export async function withinBudget<Result>(work: PromiseLike<Result>, budget: AbortSignal): Promise<Result> {
  if (budget.aborted) throw new BackendUnavailable(budget.reason);
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(new BackendUnavailable(budget.reason));
    budget.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    budget.removeEventListener('abort', onAbort);
  }
}
