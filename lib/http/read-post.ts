import type { z } from 'zod';
import { publicEnv } from '../env';
import { refuse } from './api-answer';
import { ownOrigins } from './own-origins';
import { parseJson, readBody } from './read-body';
import { isForeignPost } from './same-origin';

interface Expected<Data> {
  schema: z.ZodType<Data>;
  /** Bytes; larger than any honest body. */
  largest: number;
  /** What the parts are called, for the refusal: "flips". */
  things: string;
}

/**
 * Reads what a page of this site posts to an endpoint, but no more of it than is allowed.
 * @returns the body, or the refusal of a post from another site, of one that is too large and of one that is not understood
 */
export async function readPost<Data>(
  request: Request,
  { schema, largest, things }: Expected<Data>,
): Promise<{ data: Data; refusal?: never } | { data?: never; refusal: Response }> {
  if (isForeignPost(request, ownOrigins(publicEnv())))
    return { refusal: refuse(403, 'This request came from another site, so nothing was changed.') };
  const body = await readBody(request, largest);
  if (body.status === 'too-large')
    return { refusal: refuse(413, `These are more ${things} than fit at once.`) };
  const parsed = schema.safeParse(body.status === 'read' ? parseJson(body.bytes) : undefined);
  if (!parsed.success) return { refusal: refuse(400, `These are no ${things} that this site understands.`) };
  return { data: parsed.data };
}
