import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';

vi.mock('@/lib/env', () => ({
  publicEnv: () => ({
    SITE_URL: 'https://flip.example',
    GOOGLE_ORIGIN: 'https://google.example',
    NEXT_PUBLIC_SUPABASE_URL: 'https://api.example',
  }),
  serverEnv: () => ({ TRUSTED_PROXIES: 0 }),
}));
const countWrongLink = vi.hoisted(() => vi.fn(async () => 0));
vi.mock('@/lib/limits/guard-rate', () => ({ countWrongLink }));
vi.mock('@/lib/supabase/session-client', async (original) => ({
  ...(await original<object>()),
  createMiddlewareClient: () => ({
    client: { auth: { getUser: async () => ({ data: null, error: { status: 429 } }) } },
    signal: new AbortController().signal,
    carryOver: (answer: Response) => answer,
  }),
}));

it('the page shown while the auth service is unavailable may use its own styles', async () => {
  const { middleware } = await import('@/middleware');
  const headers = { cookie: 'sb-flip-auth-token=base64-x' };
  const answer = await middleware(new NextRequest('https://flip.example/account', { headers }));
  expect(answer.status).toBe(503);
  const style = load(await answer.text())('style').text();
  expect(style).toContain('color-scheme');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
});

it('a request that is refused for its size or method is not counted as a wrong link', async () => {
  const { middleware } = await import('@/middleware');
  countWrongLink.mockClear();
  const url = 'https://flip.example/api/subscription?t=made-up';
  const headers = { host: 'flip.example', origin: 'https://flip.example' };
  const large = { method: 'POST', headers: { ...headers, 'content-length': '1000001' } };
  expect((await middleware(new NextRequest(url, large))).status).toBe(413);
  expect((await middleware(new NextRequest(url, { method: 'PUT', headers }))).status).toBe(405);
  expect(countWrongLink).not.toHaveBeenCalled();
  await middleware(new NextRequest(url, { headers }));
  expect(countWrongLink).toHaveBeenCalledOnce();
});
