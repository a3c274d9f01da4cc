// Client component: listens for a sign-in in another tab.
'use client';

import { useEffect } from 'react';
import { sessionFingerprint } from '@/lib/domain/device';

/**
 * Reloads a sign-in page when the person returns to it after signing in in another tab. The server then redirects as
 * after a sign-in.
 */
export function FollowSignIn() {
  useEffect(() => {
    const before = sessionFingerprint(document.cookie);
    const stop = new AbortController();
    const { signal } = stop;
    const look = () => {
      const now = sessionFingerprint(document.cookie);
      if (document.visibilityState === 'visible' && now !== null && now !== before) window.location.reload();
    };
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('focus', look, { signal });
    window.addEventListener('pageshow', look, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
