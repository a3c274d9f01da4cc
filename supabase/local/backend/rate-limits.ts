import { isIP } from 'node:net';
import type { ProjectConfig } from './auth-config.ts';
import { type ApiCall, authError, type Handler } from './http.ts';

/** Time in which a bucket refills by its configured rate. */
const WINDOW_MS = 5 * 60_000;
/** Capacity of each bucket. */
const BURST = 30;

type Rate = keyof ProjectConfig['auth']['rate_limit'];

/** Rate-limited calls, counted separately, and the setting for their rate. */
const limited: readonly (readonly [call: RegExp, rate: Rate])[] = [
  [/^POST \/token$/, 'token_refresh'],
  [/^(?:GET|POST) \/verify$/, 'token_verifications'],
];

/**
 * The auth service's limits per address, as in supabase/auth at bc32168e: `internal/api/api.go` (which
 * calls), `internal/api/apilimiter/apilimiter.go` (how many), `internal/sbff/sbff.go` (whose). The address is
 * the leftmost of `Sb-Forwarded-For` in a call with the secret key. Loopback clients are not limited: all
 * tests and local visitors share one address.
 */
export function serviceLimits({ auth }: ProjectConfig): Handler {
  const buckets = new Map<string, { left: number; at: number }>();
  /** Takes one token from a bucket; returns whether there was one. */
  function take(key: string, perMs: number): boolean {
    const at = Date.now();
    const bucket = buckets.get(key) ?? { left: BURST, at };
    const left = Math.min(BURST, bucket.left + (at - bucket.at) * perMs);
    buckets.set(key, { left: left < 1 ? left : left - 1, at });
    return left >= 1;
  }
  return async (call) => {
    const address = forwardedAddress(call);
    const found = limited.find(([pattern]) => pattern.test(`${call.request.method} ${call.authPath}`));
    if (!address || !found) return null;
    const [pattern, rate] = found;
    if (take(`${pattern} ${address}`, auth.rate_limit[rate] / WINDOW_MS)) return null;
    return authError(429, 'over_request_rate_limit', 'Request rate limit reached');
  };
}

function forwardedAddress({ request, key, authPath }: ApiCall): string | null {
  if (authPath === null || key !== 'secret') return null;
  const address = (request.headers.get('sb-forwarded-for') ?? '').split(',')[0]?.trim() ?? '';
  const isHere = /^(?:127\.|::1$)/.test(address);
  return isIP(address) === 0 || isHere ? null : address;
}
