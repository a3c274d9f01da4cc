export const POLICY_HEADER = 'content-security-policy';

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
    'report-uri /api/reports',
  ].join('; ');
}
