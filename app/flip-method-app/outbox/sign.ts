import { SIGN_COOKIE, signOf } from '@/lib/domain/session-sign';

/** How often browsers without an event for it are asked, in milliseconds. */
const LOOK = 2_000;

/**
 * What vouches for the person whom this device remembers: a cookie without content that the server sets and removes
 * with the session. Whatever ends the session has removed it before any page that follows.
 */
export function readSign(): string | null {
  return signOf(document.cookie);
}

export function forgetSign() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store, and this must not wait.
  document.cookie = `${SIGN_COOKIE}=; Path=/; Max-Age=0`;
}

/** Calls back when a person may have signed in or out, in any tab. @returns how to stop */
export function watchSign(look: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A page that comes back from the browser's memory is as old as when it was left.
  addEventListener('pageshow', look, { signal });
  if ('cookieStore' in window) cookieStore.addEventListener('change', look, { signal });
  else {
    const timer = setInterval(look, LOOK);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
  return () => stop.abort();
}
