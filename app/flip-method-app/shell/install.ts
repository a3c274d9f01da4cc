import { tryTo } from '@/lib/device/device';
import { createStore, useStore } from './store';

/**
 * Registers the service worker; no other page of the site does.
 * A new release waits until all pages of the old one are closed, so that the two never mix. As phones keep
 * pages open for weeks, a page that is loading and is the only one open activates the new release at once.
 */
export function registerWorker() {
  // The worker inflates its documents with it. Browsers from before spring 2023 need the network.
  if (process.env.NODE_ENV !== 'production' || !('DecompressionStream' in window)) return;
  // A flip runs, or something has been tapped or typed, which a new page would lose. Firefox before 120 does not tell.
  const isInUse = () =>
    'flip' in document.documentElement.dataset || navigator.userActivation?.hasBeenActive !== false;
  // Blocked in some private windows; the exercise then needs the network.
  void tryTo(async () => {
    const { serviceWorker } = navigator;
    const controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (controlled && !isInUse()) location.reload();
    });
    const options = { scope: '/', updateViaCache: 'none' } as const;
    const registration = await serviceWorker.register('/flip-worker.js', options);
    if (!isInUse()) registration.waiting?.postMessage('skip-waiting');
  });
}

/** Chromium only; missing from TypeScript's DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** How the app can be installed here: with a prompt, by hand (iPhone), or not at all. */
export type Install = { kind: 'prompt'; ask: () => void } | { kind: 'iphone' } | null;

const prompt = createStore<InstallPromptEvent | null>(null);
// The first script listens, because the event comes once, often before the view that offers to install.
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => prompt.set(null));
}

export function useInstall(): Install {
  const offered = useStore(prompt);
  if (offered) return { kind: 'prompt', ask: () => void tryTo(() => offered.prompt()) };
  // Only Safari on iOS defines `standalone`, and it has no install prompt.
  return 'standalone' in navigator && navigator.standalone === false ? { kind: 'iphone' } : null;
}
