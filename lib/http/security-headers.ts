/** What the site never asks a browser for. What the exercise uses, such as the wake lock, is not in the list. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

interface Header {
  key: string;
  value: string;
}

/** Whose pages may show a file: ours alone, or all sites', as for what is made to be shared. */
export function embeddableBy(whom: 'same-origin' | 'cross-origin'): Header {
  return { key: 'Cross-Origin-Resource-Policy', value: whom };
}

/**
 * The headers of every answer, but for the Content-Security-Policy, which depends on the page.
 * @param siteUrl where the site is reached; over plain http a browser is not told to insist on https
 * @param withSubdomains whether every host below the site's speaks https, too
 */
export function securityHeaders(siteUrl: string | undefined, withSubdomains = false): Header[] {
  const insist = `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`;
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    embeddableBy('same-origin'),
    // No other site learns that a reader came from here; our own forms still learn which campaign brought a reader.
    { key: 'Referrer-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: unused.map((feature) => `${feature}=()`).join(', ') },
    ...(siteUrl?.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: insist }] : []),
  ];
}
