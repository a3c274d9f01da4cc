/** The hosted API allows calls from any origin; its keys and policies protect it. */
export function answerPreflight(request: Request): Response | null {
  if (request.method !== 'OPTIONS' || !request.headers.has('origin')) return null;
  const asked = request.headers.get('access-control-request-headers');
  const response = new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
      'access-control-allow-headers': asked ?? '*',
      'access-control-max-age': '600',
    },
  });
  return withCors(request, response);
}

export function withCors(request: Request, response: Response): Response {
  if (!request.headers.has('origin')) return response;
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'content-range, link, x-total-count');
  headers.delete('access-control-allow-credentials');
  return new Response(response.body, { status: response.status, headers });
}
