/** What a visitor waits at most for the backend, in milliseconds; a page or form answers within 5 s. */
export const REQUEST_BUDGET_MS = 3_500;

/** The backend did not answer in time, or not at all. */
export class BackendUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The backend did not answer.', { cause });
    this.name = 'BackendUnavailable';
  }
}

export interface Unavailable {
  status: 'unavailable';
}

/**
 * Does work that asks the backend, in the time that a visitor waits at most, and turns a backend that is away into a result.
 * @returns what the work returns, or `unavailable`
 * @throws what the work throws but for BackendUnavailable: a mistake of ours
 */
export async function callBackend<Result>(
  work: (budget: AbortSignal) => Promise<Result>,
): Promise<Result | Unavailable> {
  try {
    return await work(AbortSignal.timeout(REQUEST_BUDGET_MS));
  } catch (error) {
    if (error instanceof BackendUnavailable) return { status: 'unavailable' };
    throw error;
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
