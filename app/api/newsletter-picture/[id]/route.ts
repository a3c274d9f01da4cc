import { z } from 'zod';
import { findPicture } from '@/lib/data/newsletter';
import { textResponse } from '@/lib/http/responses';
import { orUnavailable } from '@/lib/supabase/backend';

/** The picture of a newsletter issue, the same for each reader. A new picture has a new id, so caches may keep it. */
export function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return orUnavailable(async () => {
    const id = z.guid().safeParse((await params).id).data;
    const jpeg = id && (await findPicture(id));
    if (!jpeg) return textResponse('There is no such picture.', 404);
    const cached = 'public, max-age=31536000, s-maxage=31536000, immutable';
    return new Response(jpeg, { headers: { 'content-type': 'image/jpeg', 'cache-control': cached } });
  });
}
