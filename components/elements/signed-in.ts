import { SIGN_COOKIE } from '@/lib/domain/session-sign';

/** Says to the styles whether somebody is signed in, also on a page that comes back from the browser's memory. */
export function markSignedIn(): void {
  const look = () =>
    document.documentElement.toggleAttribute('data-signed-in', document.cookie.includes(`${SIGN_COOKIE}=`));
  look();
  addEventListener('pageshow', look);
}
