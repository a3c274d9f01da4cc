import { countChangedDays } from '@/lib/data/admin/overview';
import { refuseStranger } from '../scheduler';

export const maxDuration = 60;

/** Stores the figures of the days that have changed; called every ten minutes. Vercel sends GET, others POST. */
async function countFigures(request: Request): Promise<Response> {
  const refusal = refuseStranger(request);
  if (refusal) return refusal;
  try {
    return Response.json({ days: await countChangedDays() }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    console.error(error);
    return Response.json({ error: 'The figures could not be counted.' }, { status: 503 });
  }
}

export { countFigures as GET, countFigures as POST };
