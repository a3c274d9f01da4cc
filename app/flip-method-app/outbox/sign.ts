import { SIGN_COOKIE, signOf } from '@/lib/domain/session-sign';

/** Polling interval for browsers without `cookieStore`. */
const POLL_MS = 2_000;

/**
 * The session sign: a cookie that the server sets and removes together with the session. While it is
 * unchanged, the person remembered on this device is still the one signed in.
 */
export function readSign(): string | null {
  return signOf(document.cookie);
}

export function forgetSign() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore, and this must be synchronous.
  document.cookie = `${SIGN_COOKIE}=; Path=/; Max-Age=0`;
}

/** Calls back when someone may have signed in or out, in any tab. @returns a cleanup function */
export function watchSign(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A page restored from the back/forward cache may be outdated.
  addEventListener('pageshow', onChange, { signal });
  if ('cookieStore' in window) cookieStore.addEventListener('change', onChange, { signal });
  else {
    const timer = setInterval(onChange, POLL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  return () => stop.abort();
}
