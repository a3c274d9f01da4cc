import { isSameSecret } from '@/lib/crypto/signature';
import { serverEnv } from '@/lib/env';
import { countByMinute } from '@/lib/limits/minute-count';
import { logEvent } from '@/lib/log/json-lines';

/** Strangers may call as often as they like. */
const mayWrite = countByMinute(1, 1);

/** @returns the answer to a caller without the scheduler's secret; otherwise null */
export function refuseStranger(request: Request): Response | null {
  const given = request.headers.get('authorization') ?? '';
  if (isSameSecret(given, `Bearer ${serverEnv().CRON_SECRET}`)) return null;
  // A scheduler with an old secret is otherwise seen by its late mails only.
  if (mayWrite('all')) logEvent('warn', 'scheduler-refused', { secret: given ? 'wrong' : 'missing' });
  return Response.json(
    { error: 'Not authorised.' },
    { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  );
}
