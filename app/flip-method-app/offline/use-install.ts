import { useEffect, useState } from 'react';

/** Chromium's; it is in no library of types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser lets the exercise be installed: by asking it to, by hand, or not at all. */
export type Install = { kind: 'prompt'; ask: () => void } | { kind: 'iphone' } | null;

export function useInstall(): Install {
  const [prompt, setPrompt] = useState<InstallPromptEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setPrompt(event as InstallPromptEvent);
    };
    const forget = () => setPrompt(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  if (prompt) return { kind: 'prompt', ask: () => void prompt.prompt() };
  // Only Safari on a phone has this, and only it installs by hand.
  return 'standalone' in navigator && navigator.standalone === false ? { kind: 'iphone' } : null;
}
