import { beforeEach, expect, it, vi } from 'vitest';
import { MAIL_STEP_MS, padDuration } from '@/lib/auth/auth-errors';
import { isTokenRefresh, refreshOnce, visitorFetch } from '@/lib/supabase/auth-fetch';

const NEXT_PUBLIC_SUPABASE_URL = 'https://api.example';
vi.mock('@/lib/env', () => ({
  publicEnv: () => ({ NEXT_PUBLIC_SUPABASE_URL }),
  serverEnv: () => ({ TRUSTED_PROXIES: 0 }),
}));

const url = 'https://api.example/auth/v1/token?grant_type=refresh_token';
const request = (token: string) => ({ method: 'POST', body: JSON.stringify({ refresh_token: token }) });

beforeEach(() => void vi.useFakeTimers());

function service(status = 200) {
  let count = 0;
  return vi.fn(async () => {
    const body = { access_token: `new-${++count}` };
    await new Promise((resolve) => setTimeout(resolve, 50));
    return Response.json(body, { status });
  });
}

async function ask(send: typeof fetch, token: string) {
  const answer = refreshOnce(send, url, request(token)).then((response) => response.json());
  await vi.advanceTimersByTimeAsync(60);
  return answer;
}

it('a token refresh is made once for all callers of ten seconds, for one person each, and retried after a failure', async () => {
  const others = [url.replace('refresh_token', 'password'), 'https://api.example/x?grant_type=refresh_token'];
  expect([url, ...others].filter(isTokenRefresh)).toEqual([url]);
  const send = service();
  const answers = await Promise.all([ask(send, 'a'), ask(send, 'a'), ask(send, 'a')]);
  expect(answers).toEqual(Array(3).fill({ access_token: 'new-1' }));
  expect(await ask(send, 'a')).toEqual({ access_token: 'new-1' });
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask(send, 'a')).toEqual({ access_token: 'new-2' });
  const [first, second] = await Promise.all([ask(send, 'one'), ask(send, 'two')]);
  expect(first).not.toEqual(second);
  const broken = service(503);
  for (const [wait, times] of [[0, 1] as const, [0, 1] as const, [4_000, 2] as const]) {
    await vi.advanceTimersByTimeAsync(wait);
    await ask(broken, 'broken');
    expect(broken).toHaveBeenCalledTimes(times);
  }
});

it('a way back from Google that a browser delivers twice signs in both times, and another one by itself', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(service());
  const exchange = async (auth_code: string) => {
    const ask = visitorFetch(new Headers(), new AbortController().signal);
    const body = JSON.stringify({ auth_code, code_verifier: 'v' });
    const answer = await ask(url.replace('refresh_token', 'pkce'), { method: 'POST', body });
    return answer.json();
  };
  const answers = Promise.all(['a', 'a', 'b'].map(exchange));
  await vi.advanceTimersByTimeAsync(60);
  expect(await answers).toEqual([1, 1, 2].map((count) => ({ access_token: `new-${count}` })));
  expect(await exchange('a')).toEqual({ access_token: 'new-1' });
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  [429, '{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}'],
  [500, '{"code":500,"error_code":"unexpected_failure"}'],
  [403, '<h1>Forbidden by a firewall</h1>'],
  [200, '<h1>Please sign in to the network</h1>'],
  [404, '{"message":"no Route matched"}'],
  [401, '{"code":401,"message":"Invalid API key"}'],
  [429, '{"code":"over_request_rate_limit","message":"Request rate limit reached"}'],
  [400, '{"code":400,"error_code":"refresh_token_not_found","msg":"Invalid Refresh Token"}', 400],
  [400, '{"code":"refresh_token_not_found","message":"Invalid Refresh Token"}', 400],
  [400, '{"error":"invalid_grant","error_description":"Invalid Refresh Token"}', 400],
  [403, '{"code":403,"error_code":"session_expired"}', 403],
])('%i %s signs nobody out, unless the token itself is refused', async (status, body, passed = 503) => {
  const answer = refreshOnce(async () => new Response(body, { status }), url, request(`${status}${body}`));
  expect((await answer).status).toBe(passed);
});

async function duration(work: () => Promise<unknown>, stepMs?: number): Promise<number> {
  const start = performance.now();
  const passed = () => performance.now() - start;
  const done = padDuration(work, stepMs).then(passed, passed);
  await vi.runAllTimersAsync();
  return done;
}

it.each([
  [3, 400],
  [390, 400],
  [401, 800],
  // A mail may take longer.
  [3, MAIL_STEP_MS, MAIL_STEP_MS],
  [900, MAIL_STEP_MS, MAIL_STEP_MS],
])('quick and slow answers and errors take equally long: %i ms take %i', async (ms, whole, step?) => {
  const answer = () => new Promise<void>((resolve) => setTimeout(resolve, ms));
  expect(await duration(answer, step)).toBe(whole);
  expect(await duration(() => answer().then(() => Promise.reject(new Error('no'))), step)).toBe(whole);
});
