import { FINGERPRINT_COOKIE } from '@/lib/domain/session-fingerprint';

/** Sets the `data-signed-in` attribute that the styles use, also on pages restored from the back/forward cache. */
export function markSignedIn(): void {
  const update = () =>
    document.documentElement.toggleAttribute(
      'data-signed-in',
      document.cookie.includes(`${FINGERPRINT_COOKIE}=`),
    );
  update();
  addEventListener('pageshow', update);
}
