import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { publicEnv } from '@/lib/env';
import { isForeignPost, ownOrigins } from './origins';

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

/**
 * A generated text that programs fetch again and again, such as a feed: 304 for one that has it already.
 * @param type without parameters
 * @param updated ISO date of its last change
 */
export function revalidatedResponse(request: Request, body: string, type: string, updated: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const modified = new Date(`${updated}T00:00:00Z`);
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
    'last-modified': modified.toUTCString(),
    etag,
  };
  const known = request.headers.get('if-none-match');
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  // Apache marks the tags of what it compresses, inside the quotes, and leaves the mark in the question.
  const plain = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/[-;]+(?:gzip|br|zstd|deflate)"$/, '"');
  // The tag is more exact, so the date counts only without a tag.
  const isKnown = known
    ? known.split(',').some((each) => ['*', etag].includes(plain(each)))
    : since >= modified.getTime();
  return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers });
}

/**
 * Redirects a browser to a page of the site, after a form post. A policy (`form-action`) keeps it at the name by which the site
 * was opened, such as `localhost`.
 * @param path begins with one slash
 */
export function seeOther(path: string, headers = new Headers()): Response {
  // Encoded: a header may not hold every letter of a path.
  const { href, origin } = new URL(publicEnv().SITE_URL + path);
  headers.set('location', href.slice(origin.length));
  return new Response(null, { status: 303, headers });
}

type Body =
  | { status: 'read'; bytes: Uint8Array<ArrayBuffer> }
  | { status: 'too-large' }
  | { status: 'broken' };

/**
 * Reads the body of a request, up to `limit`.
 * @param request is cloned, so it can still be read
 * @param limit in bytes
 */
export async function readBody(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get('content-length')) > limit) return { status: 'too-large' };
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = request.clone().body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength;
      if (length > limit) {
        void reader?.cancel().catch(() => {});
        return { status: 'too-large' };
      }
      chunks.push(part.value);
    }
  } catch {
    return { status: 'broken' };
  }
  return { status: 'read', bytes: Buffer.concat(chunks) };
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

interface Expected<Data> {
  schema: z.ZodType<Data>;
  /** Maximum body size in bytes. */
  largest: number;
  /** Name of the items for the error message, such as "flips". */
  things: string;
}

/**
 * Reads and validates a JSON post to an endpoint.
 * @returns the data, or an error response to a cross-site, oversized or invalid request
 */
export async function readPost<Data>(
  request: Request,
  { schema, largest, things }: Expected<Data>,
): Promise<{ data: Data; refusal?: never } | { data?: never; refusal: Response }> {
  if (isForeignPost(request, ownOrigins(publicEnv())))
    return { refusal: errorResponse(403, 'This request came from another site, so nothing was changed.') };
  const body = await readBody(request, largest);
  if (body.status === 'too-large')
    return { refusal: errorResponse(413, `Too many ${things} in one request.`) };
  const parsed = schema.safeParse(body.status === 'read' ? parseJson(body.bytes) : undefined);
  if (!parsed.success) return { refusal: errorResponse(400, `Invalid ${things}.`) };
  return { data: parsed.data };
}
