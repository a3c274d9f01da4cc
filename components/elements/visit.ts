/**
 * Tells the site, when a page is left, that it was opened, and the host of the link that led there; the browser itself adds
 * which page it is. Loading a page waits for nothing of it. A wish not to be counted is in the request's headers.
 */
export function countVisit(): void {
  addEventListener('pagehide', () => navigator.sendBeacon('/api/visit', document.referrer.split('/')[2]));
}
