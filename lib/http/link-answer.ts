/** What a mail program reads, if anyone does. */
export function plainAnswer(text: string, status: number): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Leads a browser that has sent a form to a page of the site. */
export function seeOther(siteUrl: string, path: string): Response {
  return Response.redirect(siteUrl + path, 303);
}
