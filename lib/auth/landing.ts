import 'server-only';

import { type Arrival, arrivalsAt } from '@/content/auth-messages';
import { publicEnv } from '@/lib/env';
import { safeRedirect } from '@/lib/http/safe-redirect';

/** Landing here again would loop a signed-in person, or call a route that is not a page. */
const noLanding = /^\/(?:auth|flip-method-auth|api)(?:[/?#]|$)/;

/**
 * Where a person lands after signing in: the page they came from, or `usual`.
 * @param next untrusted value from the URL or the form
 */
export function landingPath(next: unknown, usual: string): string {
  const path = safeRedirect(next, usual, publicEnv().SITE_URL);
  return noLanding.test(path) ? usual : path;
}

/** Adds the arrival fragment if the page at `path` can show that message. */
export function withArrival(path: string, arrival: Arrival): string {
  const url = new URL(path, publicEnv().SITE_URL);
  if (!arrivalsAt(url.pathname).includes(arrival)) return path;
  return `${url.pathname}${url.search}#${arrival}`;
}
