/**
 * The visitor's browser, for the auth service to note with the session; it sees only this server otherwise. It does not
 * stand first: the API refuses calls with the secret key that look as if a browser had sent them.
 */
export function userAgentOf(headers: Pick<Headers, 'get'>): Record<string, string> {
  const userAgent = headers.get('user-agent');
  return userAgent ? { 'user-agent': `flip-method ${userAgent.slice(0, 400)}` } : {};
}
