import { publicEnv } from '@/lib/env';

/** Responses about a person must not be cached. */
const PRIVATE = { 'cache-control': 'private, no-store' };

/**
 * A JSON response.
 * @param headers additional headers, such as those from the auth client
 */
export function jsonResponse(body: unknown, status = 200, headers?: Headers): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(PRIVATE)) all.set(name, value);
  return Response.json(body, { status, headers: all });
}

/** An error as JSON, with a readable message. */
export function errorResponse(
  status: 400 | 401 | 403 | 404 | 409 | 413 | 429,
  error: string,
  headers?: Headers,
): Response {
  return jsonResponse({ error }, status, headers);
}

/** A line of plain text, for mail clients and in place of a file. */
export function textResponse(text: string, status: number): Response {
  return new Response(`${text}\n`, { status, headers: headersOf('text/plain') });
}

/**
 * A download.
 * @param type without parameters, such as `text/csv`
 */
export function fileResponse(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: { ...headersOf(type), 'content-disposition': `attachment; filename="${name}"` },
  });
}

const headersOf = (type: string) => ({
  ...PRIVATE,
  'content-type': `${type}; charset=utf-8`,
  'x-content-type-options': 'nosniff',
});

/** Redirects a browser to a page of the site, after a form post. */
export function seeOther(path: string): Response {
  return Response.redirect(publicEnv().SITE_URL + path, 303);
}
