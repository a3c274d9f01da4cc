/** The `fetch` of all Supabase clients: uncached, with a time limit. */
export function boundedFetch(timeout: AbortSignal): typeof fetch {
  return (input, init = {}) => {
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, cache: 'no-store', signal });
  };
}
