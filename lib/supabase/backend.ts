/** Time limit for backend calls in milliseconds, so that pages and most forms answer within 5 s. */
export const REQUEST_TIMEOUT_MS = 3_500;

/** The backend did not respond, or not in time. */
export class BackendUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The backend did not answer.', { cause });
    this.name = 'BackendUnavailable';
  }
}

/**
 * Runs work that calls the backend, with the request time limit. Logs BackendUnavailable and turns it into a result.
 * @param otherwise that result
 * @throws any other error, which is a bug
 */
export async function callBackend<Result, Other>(
  work: (signal: AbortSignal) => Promise<Result>,
  otherwise: Other,
): Promise<Result | Other> {
  try {
    return await work(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    console.error(error);
    return otherwise;
  }
}

/**
 * Unwraps a Supabase response.
 * @throws BackendUnavailable if it is an error
 */
export async function dataOf<Result extends { data: unknown; error: unknown }>(
  response: PromiseLike<Result>,
): Promise<Extract<Result, { error: null }>['data']> {
  const { data, error } = await response;
  if (error) throw new BackendUnavailable(error);
  return data;
}

/**
 * Stops waiting when the signal aborts. The client library keeps retrying a failed token refresh for half a
 * minute, even after its requests were aborted.
 * @throws BackendUnavailable when the signal aborts first
 */
export async function withTimeout<Result>(work: PromiseLike<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) throw new BackendUnavailable(signal.reason);
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(new BackendUnavailable(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** The `fetch` of all Supabase clients: uncached, with a time limit. */
export function boundedFetch(timeout: AbortSignal): typeof fetch {
  return (input, init = {}) => {
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, cache: 'no-store', signal });
  };
}

/** The API's row limit per request. */
const PAGE_ROWS = 1_000;

/**
 * Reads all rows of a query, page by page.
 * @param query with a stable order, for rows `from` to `to`
 * @throws BackendUnavailable when any page cannot be read
 */
export async function readAll<Row>(
  query: (
    from: number,
    to: number,
  ) => PromiseLike<{ data: Row[]; error: null } | { data: null; error: unknown }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = await dataOf(query(all.length, all.length + PAGE_ROWS - 1));
    all.push(...page);
    if (page.length < PAGE_ROWS) return all;
  }
}
