import type { z } from 'zod';
import { publicEnv } from '../env';
import { ownOrigins } from './own-origins';
import { parseJson, readBody } from './read-body';
import { errorResponse } from './responses';
import { isForeignPost } from './same-origin';

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
