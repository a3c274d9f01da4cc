import { setTimeout as sleep } from 'node:timers/promises';
import { countChangedDays } from '@/lib/data/admin/overview';
import { refuseStranger } from '../scheduler';

export const maxDuration = 60;

/** Longest wait that `live:check` may ask for, in seconds. */
const LONGEST_WAIT = 50;

/**
 * Stores the figures of the days that have changed; called every ten minutes. Vercel sends GET, others POST. With `?wait=50`
 * it answers that many seconds later: so `live:check` learns how long a proxy waits.
 */
async function countFigures(request: Request): Promise<Response> {
  const refusal = refuseStranger(request);
  if (refusal) return refusal;
  const wait = Number(new URL(request.url).searchParams.get('wait'));
  if (wait > 0) await sleep(Math.min(wait, LONGEST_WAIT) * 1_000);
  try {
    return Response.json({ days: await countChangedDays() }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    console.error(error);
    return Response.json({ error: 'The figures could not be counted.' }, { status: 503 });
  }
}

export { countFigures as GET, countFigures as POST };
