/** Keeps the exercise on the device. Only here: no other page of the site installs anything. */
export function registerOffline() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/flip-worker.js', { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined);
}
