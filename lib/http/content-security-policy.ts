export const POLICY_HEADER = 'content-security-policy';

interface PolicyParts {
  /** What may run beside the site's own files: nothing, or inline scripts by nonce or hash (`'nonce-…'`). */
  scripts?: readonly string[] | undefined;
  /** Styles that stand in the page itself, by hash. */
  styles?: readonly string[] | undefined;
  /** Other origins that the answer to a form of this page may lead to. */
  formTargets?: readonly string[] | undefined;
  /** Pictures from other places than the site's files: `data:` for those that a mail carries in itself. */
  images?: readonly string[] | undefined;
  /** Charts that are drawn on the server carry their sizes as style attributes, which no hash can name. */
  styleAttributes?: boolean | undefined;
}

/**
 * The Content-Security-Policy of one document. Nothing comes from elsewhere, nothing is framed, and no script or style
 * is written into the page itself but those that are named.
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
