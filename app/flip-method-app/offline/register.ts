/**
 * Keeps the exercise on the device. Only here: no other page of the site installs anything.
 *
 * A new release waits until no page of the old one is open, so that none ever mixes the two. Because phones
 * keep a page open for weeks, a single page that is just being opened lets it take over at once.
 */
export function registerWorker() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // The worker unpacks its documents with it. Browsers of before spring 2023 need the network.
  if (!('DecompressionStream' in window)) return;
  const { serviceWorker } = navigator;
  const controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    const flipping = 'flip' in document.documentElement.dataset;
    if (controlled && !flipping) location.reload();
  });
  serviceWorker
    .register('/flip-worker.js', { scope: '/', updateViaCache: 'none' })
    .then((registration) => {
      if (!('flip' in document.documentElement.dataset)) registration.waiting?.postMessage('skip-waiting');
    })
    .catch(() => undefined); // A private window may forbid it; the exercise then needs the network.
}
