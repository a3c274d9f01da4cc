/** A plain-text response, for mail clients. */
export function plainAnswer(text: string, status: number): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Redirects a browser after a form post. */
export function seeOther(siteUrl: string, path: string): Response {
  return Response.redirect(siteUrl + path, 303);
}
