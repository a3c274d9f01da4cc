const PREFIX = 'flip-workbook ';

/**
 * Caches the workbook's pages where the service worker serves them offline, once per release. Called only after
 * something has been written, so that no other device stores them.
 */
export async function cachePages(): Promise<void> {
  // Pages refer to the script by its hashed URL, so both must be from the same release.
  const name = `${PREFIX}${import.meta.url}`;
  if (!('caches' in window)) return;
  try {
    const cache = await caches.open(name);
    // `addAll` stores everything or nothing; the last page may have been left while it ran.
    if ((await cache.keys()).length > 0) return;
    await navigator.serviceWorker.register('/flip-worker.js', { scope: '/', updateViaCache: 'none' });
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/workbook/fill"]');
    const own = [...links].map(({ pathname }) => pathname);
    const fonts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src^="/elements/"]')];
    const needed = [
      location.pathname,
      ...own,
      ...fonts.map(({ href }) => href),
      ...scripts.map(({ src }) => src),
    ];
    await cache.addAll([...new Set(needed)]);
    await deleteCachedPages(name);
  } catch {
    // Offline or in a private window: the next page retries.
    await caches.delete(name).catch(() => false);
  }
}

/** Deletes the cached pages of every release except the given one. */
export async function deleteCachedPages(except?: string): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
