const passkeyFeatures = ['publickey-credentials-create', 'publickey-credentials-get'];

/** Browser features that the site never uses, but for passkeys on some pages. The exercise uses others, such as the wake lock. */
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
  ...passkeyFeatures,
  'serial',
  'usb',
  'xr-spatial-tracking',
];

interface Header {
  key: string;
  value: string;
}

/** @param withPasskeys for a page that asks the device for a passkey, and those from which one goes there without a load */
export function permissionsPolicy(withPasskeys = false): Header {
  const allowed = (feature: string) => (withPasskeys && passkeyFeatures.includes(feature) ? '(self)' : '()');
  return { key: 'Permissions-Policy', value: unused.map((each) => `${each}=${allowed(each)}`).join(', ') };
}

/** Which sites may embed a file: only ours, or all, for files made to be shared. */
export function embeddableBy(whom: 'same-origin' | 'cross-origin'): Header {
  return { key: 'Cross-Origin-Resource-Policy', value: whom };
}

/**
 * The headers of every response, except the Content-Security-Policy, which depends on the page.
 * @param siteUrl HSTS is only sent if this is https
 * @param withSubdomains whether all subdomains support https, too
 */
export function securityHeaders(siteUrl: string | undefined, withSubdomains = false): Header[] {
  const insist = `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`;
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    embeddableBy('same-origin'),
    // Other sites get no referrer; our own forms still get the campaign labels.
    { key: 'Referrer-Policy', value: 'same-origin' },
    permissionsPolicy(),
    ...(siteUrl?.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: insist }] : []),
  ];
}

export const POLICY_HEADER = 'content-security-policy';

/** The policies of `lib/device/page-start.ts`. Two scripts of one page may contain the same one. */
const TRUSTED_TYPES = "trusted-types default page 'allow-duplicates'";

interface PolicyParts {
  /** Inline scripts by nonce or hash, such as `'nonce-…'`. */
  scripts?: readonly string[] | undefined;
  /** Inline styles by hash. */
  styles?: readonly string[] | undefined;
  /** Other origins that a form of this page may be redirected to. */
  formTargets?: readonly string[] | undefined;
  /** More image sources, such as `data:` for images inlined in mail previews. */
  images?: readonly string[] | undefined;
  /** Allows style attributes, which hashes cannot cover; charts rendered on the server need them. */
  styleAttributes?: boolean | undefined;
}

/**
 * The Content-Security-Policy of one document: same-origin resources, no framing, and only the listed inline
 * scripts and styles.
 */
export function contentSecurityPolicy(parts: PolicyParts = {}): string {
  const { scripts = [], styles = [], images = [], formTargets = [], styleAttributes = false } = parts;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    ["img-src 'self'", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    TRUSTED_TYPES,
    'report-uri /api/reports',
  ].join('; ');
}
