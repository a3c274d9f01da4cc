import { SIGN_COOKIE } from '@/lib/domain/session-sign';

/** Tells the styles whether the visitor is signed in, also on a page from the back/forward cache. */
export function markSignedIn(): void {
  const look = () =>
    document.documentElement.toggleAttribute('data-signed-in', document.cookie.includes(`${SIGN_COOKIE}=`));
  look();
  addEventListener('pageshow', look);
}
