const PREFIX = 'flip-workbook ';

/**
 * Puts the pages of the workbook where the service worker finds them without a network, once for each release. Only
 * for someone who has written something; anyone else's device is left as it is.
 */
export async function keepPages(): Promise<void> {
  // The pages name the script by its address, so the two have to be of one release.
  const name = `${PREFIX}${import.meta.url}`;
  if (!('caches' in window) || (await caches.has(name))) return;
  try {
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
    const cache = await caches.open(name);
    await cache.addAll([...new Set(needed)]);
    await leavePages(name);
    await navigator.serviceWorker.register('/flip-worker.js', { scope: '/', updateViaCache: 'none' });
  } catch {
    // Without a network, or in a private window: the next page tries again.
    await caches.delete(name).catch(() => false);
  }
}

/** Removes those pages again, but for one release of them. */
export async function leavePages(except?: string): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
