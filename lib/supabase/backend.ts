/** What a visitor waits at most for the backend, in milliseconds; a page or form answers within 5 s. */
export const REQUEST_TIMEOUT_MS = 3_500;

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

type Work<Result> = (signal: AbortSignal) => Promise<Result>;

/**
 * Does work that asks the backend, in the time that a visitor waits at most, and turns a backend that is away into a result.
 * @param otherwise the result then; `{ status: 'unavailable' }` where nothing else is given
 * @throws what the work throws but for BackendUnavailable: a mistake of ours
 */
export async function callBackend<Result>(work: Work<Result>): Promise<Result | Unavailable>;
export async function callBackend<Result, Other>(
  work: Work<Result>,
  otherwise: Other,
): Promise<Result | Other>;
export async function callBackend(work: Work<unknown>, otherwise: unknown = { status: 'unavailable' }) {
  try {
    return await work(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  } catch (error) {
    if (error instanceof BackendUnavailable) return otherwise;
    throw error;
  }
}

/**
 * What a Supabase client was answered.
 * @throws BackendUnavailable in place of its error
 */
export async function dataOf<Answer extends { data: unknown; error: unknown }>(
  answer: PromiseLike<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
  const { data, error } = await answer;
  if (error) throw new BackendUnavailable(error);
  return data;
}

/**
 * Waits until the signal aborts, no longer. The client library repeats a failed token refresh for half a minute,
 * also after its requests were aborted; no caller is to wait for that.
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
