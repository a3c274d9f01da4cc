import { z } from 'zod';
import { findDeletedAccounts } from '@/lib/data/accounts';
import { mostOwners } from '@/lib/domain/outbox/forget-gone';
import { publicEnv } from '@/lib/env';
import { answerJson, orUnavailable, refuse } from '@/lib/http/api-answer';
import { ownOrigins } from '@/lib/http/own-origins';
import { isForeignPost } from '@/lib/http/same-origin';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { readJsonBody } from '../flip-sessions/read-body';

const largestBody = 2_048;
const ownersSchema = z.object({ owners: z.array(z.uuid()).min(1).max(mostOwners) });

/**
 * Which of the accounts whose flips wait on a device exist no more: `{ gone }`, so that the device can delete them.
 * Their ids are random, and whoever does not know one learns nothing.
 */
export async function POST(request: Request): Promise<Response> {
  if (isForeignPost(request, ownOrigins(publicEnv()))) {
    return refuse(403, 'This request came from another site, so nothing was changed.');
  }
  const body = await readJsonBody(request, largestBody);
  if (!body.ok && body.reason === 'too-large')
    return refuse(413, 'These are more accounts than fit at once.');
  const asked = ownersSchema.safeParse(body.ok ? body.value : undefined);
  if (!asked.success) return refuse(400, 'These are no accounts that this site understands.');
  return orUnavailable(async () => {
    const limit = await guardRate('flip-owners');
    if (limit) return answerJson({ error: limit.text }, 429);
    return answerJson({ gone: await findDeletedAccounts(asked.data.owners) });
  });
}
