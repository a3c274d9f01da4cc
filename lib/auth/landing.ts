import { type Arrival, arrivalsAt } from '@/content/auth-messages';
import { safeRedirect } from '@/lib/http/safe-redirect';

/** Leading there again would send a signed-in person in circles, or run a request that is no page. */
const noLanding = /^\/(?:auth|flip-method-auth|api)(?:[/?#]|$)/;

/**
 * Where a person lands after signing in: the page they came from, or the usual one.
 * @param next what the address or the form says, never trusted
 */
export function landingPath(next: unknown, usual: string, siteUrl: string): string {
  const path = safeRedirect(next, usual, siteUrl);
  return noLanding.test(path) ? usual : path;
}

/** Lets the page at `path` say what happened, if it is one that can. */
export function withArrival(path: string, arrival: Arrival, siteUrl: string): string {
  const url = new URL(path, siteUrl);
  if (!arrivalsAt(url.pathname).includes(arrival)) return path;
  return `${url.pathname}${url.search}#${arrival}`;
}
