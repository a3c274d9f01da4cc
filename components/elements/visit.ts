/**
 * Counts the view when the page is left, with the host of the referring page; the browser adds the page's own URL as
 * the Referer. Delays nothing on load. Opt-outs (DNT, Sec-GPC) are request headers, which the server honours.
 */
export function countVisit(): void {
  addEventListener('pagehide', () => navigator.sendBeacon('/api/visit', document.referrer.split('/')[2]));
}
