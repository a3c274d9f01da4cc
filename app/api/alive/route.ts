import { releaseName } from '@/lib/env';
import { jsonResponse } from '@/lib/http/responses';

/**
 * For containers and load balancers: 200 while this process answers. It asks no other service: pages that need neither database nor
 * mail, the crisis numbers among them, must not go away with either. Monitors ask `/api/health`.
 */
export function GET(): Response {
  return jsonResponse({ status: 'alive', release: releaseName() });
}
