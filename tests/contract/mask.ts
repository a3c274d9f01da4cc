const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const time = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)/g;

/** Masks ids, times, ports and tokens in a text, and removes the run's suffix from its addresses. */
export function maskText(text: string, run: string): string {
  return text
    .replaceAll(`.${run}@`, '@')
    .replaceAll(`.${run}%40`, '%40')
    .replace(uuid, '<uuid>')
    .replace(time, '<time>')
    .replace(/127\.0\.0\.1(:|%3A)\d+/gi, '127.0.0.1$1<port>')
    .replace(/\b[0-9a-f]{56}\b/g, '<hash>')
    .replace(/(state=)[\w.-]+/g, '$1<state>')
    .replace(/(client_id=)[\w-]+/g, '$1<client>')
    .replace(/(\/callback\?code=)[\w-]+/g, '$1<code>')
    .replace(/\bgoog_[\w-]+/g, '<person>')
    .replace(/(request body as JSON: ).*/, '$1<reason>')
    .replace(/=\(\\x[0-9a-f]+\)/g, '=(<bytes>)')
    .replace(/after \d+ seconds?/g, 'after <n> seconds');
}

/**
 * The target of a redirect, with sorted parameters. The service passes `redirect_to` on to Google, which ignores it,
 * and repeats the query in the fragment, which no server sees.
 */
export function maskLocation(location: string, run: string): string {
  const url = new URL(location);
  if (url.pathname.startsWith('/o/oauth2/')) url.searchParams.delete('redirect_to');
  url.searchParams.sort();
  url.hash = '';
  return maskText(url.href, run);
}

/** The claims of an access token, except those that differ in each run. */
function claims(token: string, run: string): unknown {
  const read = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const methods = ((read.amr ?? []) as { method: string }[]).map(({ method }) => method);
  return mask({ ...read, amr: methods, iat: '<seconds>', exp: '<seconds>' }, run);
}

const maskedKeys = Object.entries({
  '<time>': ['created_at', 'updated_at', 'last_used_at'],
  '<seconds>': ['expires_at', 'expires_in'],
  '<token>': ['refresh_token', 'provider_token', 'provider_refresh_token'],
  ...{ '<challenge>': ['challenge'], '<code>': ['email_otp'], '<answer>': ['last_webauthn_challenge_data'] },
  ...{ '<secret>': ['secret'], '<picture>': ['qr_code'] },
});
const maskOf = (key: string) => maskedKeys.find(([, keys]) => keys.includes(key))?.[0];

/** An answer without what differs from run to run, with sorted keys. */
export function mask(value: unknown, run: string): unknown {
  if (typeof value === 'string') return maskText(value, run);
  if (Array.isArray(value)) return value.map((each) => mask(each, run));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => {
    if (key === 'access_token' && typeof each === 'string') return [key, claims(each, run)];
    if (key === 'uri' && typeof each === 'string')
      return [key, each.replace(/secret=\w+/, 'secret=<secret>').replace(`.${run}`, '')];
    // The service lists them in any order.
    if (key === 'factors' && Array.isArray(each)) {
      const inOrder = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));
      return [key, each.map((one) => mask(one, run)).sort(inOrder)];
    }
    // The id of a credential or, of WebAuthn's options, of a person.
    if (key === 'id' && typeof each === 'string' && /^[\w-]{20,}$/.test(each) && maskText(each, run) === each)
      return [key, '<base64url>'];
    return [key, (each !== null && maskOf(key)) || mask(each, run)];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => String(a).localeCompare(String(b))));
}
