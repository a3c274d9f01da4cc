import { z } from 'zod';
import { findDeletedAccounts } from '@/lib/data/accounts';
import { mostOwners } from '@/lib/domain/outbox/purge-deleted-accounts';
import { answerJson, orUnavailable } from '@/lib/http/api-answer';
import { readPost } from '@/lib/http/read-post';
import { guardRate } from '@/lib/rate-limit/guard-rate';

const ownersSchema = z.object({ owners: z.array(z.uuid()).min(1).max(mostOwners) });

/**
 * Which of the accounts whose flips wait on a device exist no more: `{ gone }`, so that the device can delete them.
 * Their ids are random, and without one nothing can be learned.
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
    if (limit) return answerJson({ error: limit.text }, 429);
    return answerJson({ gone: await findDeletedAccounts(asked.owners) });
  });
}
