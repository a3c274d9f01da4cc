import { useEffect, useState } from 'react';

/** Chromium only; missing from TypeScript's DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How the app can be installed here: with a prompt, by hand (iPhone), or not at all. */
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
  // Only Safari on iOS defines `standalone`, and it has no install prompt.
  return 'standalone' in navigator && navigator.standalone === false ? { kind: 'iphone' } : null;
}
