// It listens to what happens in other tabs.
'use client';

import { useEffect } from 'react';
import { signOf } from '@/lib/domain/session-sign';

/**
 * On a sign-in page: once a person has signed in, in another tab, this one follows when they come back to it. The server
 * then leads to where a sign-in leads.
 */
export function FollowSignIn() {
  useEffect(() => {
    const before = signOf(document.cookie);
    const stop = new AbortController();
    const { signal } = stop;
    const look = () => {
      const now = signOf(document.cookie);
      if (document.visibilityState === 'visible' && now !== null && now !== before) window.location.reload();
    };
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('focus', look, { signal });
    window.addEventListener('pageshow', look, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
