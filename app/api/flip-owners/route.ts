import { z } from 'zod';
import { findDeletedAccounts } from '@/lib/data/personal-data';
import { mostOwners } from '@/lib/domain/outbox';
import { jsonResponse, readPost } from '@/lib/http/responses';
import { guardRate } from '@/lib/limits/guard-rate';
import { orUnavailable } from '@/lib/supabase/backend';

const ownersSchema = z.object({ owners: z.array(z.uuid()).min(1).max(mostOwners) });

/**
 * Returns `{ gone }`: which of the given accounts no longer exist, so that the device can delete their flips.
 * Needs no sign-in: the ids are random and reveal nothing else.
 */
export async function POST(request: Request): Promise<Response> {
  const { data: asked, refusal } = await readPost(request, {
    schema: ownersSchema,
    largest: 2_048,
    things: 'accounts',
  });
  if (refusal) return refusal;
  return orUnavailable(async () => {
    const limit = await guardRate('flip-owners');
    if (limit) return jsonResponse({ error: limit.text }, 429);
    return jsonResponse({ gone: await findDeletedAccounts(asked.owners) });
  });
}
