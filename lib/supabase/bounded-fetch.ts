import { isTokenRefresh, refreshOnce } from './refresh-once';
import { withinBudget } from './time-budget';

/**
 * The `fetch` of every Supabase client: never cached, ends with its budget, refreshes a token once.
 * @param budget aborts when the visitor has waited long enough
 */
export function boundedFetch(budget: AbortSignal): typeof fetch {
  return (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const request = { ...init, cache: 'no-store' } as const;
    if (isTokenRefresh(url)) return withinBudget(refreshOnce(fetch, url, request), budget);
    const signal = init.signal ? AbortSignal.any([init.signal, budget]) : budget;
    return fetch(input, { ...request, signal });
  };
}
