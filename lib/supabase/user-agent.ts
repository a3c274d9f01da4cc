/** The visitor's browser, for the auth service to note with the session; it sees only this server otherwise. */
export function userAgentOf(headers: Pick<Headers, 'get'>): Record<string, string> {
  const userAgent = headers.get('user-agent');
  return userAgent ? { 'user-agent': userAgent.slice(0, 400) } : {};
}
