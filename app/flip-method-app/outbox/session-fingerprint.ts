import { FINGERPRINT_COOKIE, sessionFingerprint } from '@/lib/domain/session-fingerprint';

/** Polling interval for browsers without `cookieStore`. */
const POLL_MS = 2_000;

/**
 * The session fingerprint: a cookie that the server sets and removes together with the session. While it is
 * unchanged, the person remembered on this device is still the one signed in.
 */
export function readFingerprint(): string | null {
  return sessionFingerprint(document.cookie);
}

export function forgetFingerprint() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore, and this must be synchronous.
  document.cookie = `${FINGERPRINT_COOKIE}=; Path=/; Max-Age=0`;
}

/** Calls back when someone may have signed in or out, in any tab. @returns a cleanup function */
export function watchSession(onChange: () => void): () => void {
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
