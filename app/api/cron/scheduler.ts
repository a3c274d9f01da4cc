import { isSameSecret } from '@/lib/crypto/signature';
import { serverEnv } from '@/lib/env';

/** @returns the answer to a caller without the scheduler's secret; otherwise null */
export function refuseStranger(request: Request): Response | null {
  const given = request.headers.get('authorization') ?? '';
  if (isSameSecret(given, `Bearer ${serverEnv().CRON_SECRET}`)) return null;
  return Response.json(
    { error: 'Not authorised.' },
    { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  );
}
