import type { z } from 'zod';
import { publicEnv } from '../env';
import { isForeignPost, ownOrigins } from './origins';
import { errorResponse } from './responses';

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
    return { refusal: errorResponse(413, `These are more ${things} than fit at once.`) };
  const parsed = schema.safeParse(body.status === 'read' ? parseJson(body.bytes) : undefined);
  if (!parsed.success)
    return { refusal: errorResponse(400, `These are no ${things} that this site understands.`) };
  return { data: parsed.data };
}
