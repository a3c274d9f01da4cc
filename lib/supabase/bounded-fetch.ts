/** The `fetch` of every Supabase client: never cached, and ended by its timeout. */
export function boundedFetch(timeout: AbortSignal): typeof fetch {
  return (input, init = {}) => {
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, cache: 'no-store', signal });
  };
}
