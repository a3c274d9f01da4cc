import { expect, it, vi } from 'vitest';
import * as stats from '@/app/api/flip-stats/route';
import * as session from '@/app/api/session/route';
import { askAuth } from '@/lib/supabase/server';

vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [{ name: 'sb-flip-auth-token', value: 'x' }] }),
}));
vi.mock('@/lib/supabase/server', () => ({ askAuth: vi.fn(), createServerClient: vi.fn() }));

it('a token of a revoked session, whose signature is still valid, reads nothing', async () => {
  const claims = { role: 'authenticated', sub: 'ann', email: 'ann@example.com' };
  const auth = {
    getClaims: async () => ({ data: { claims }, error: null }),
    getUser: async () => ({ data: { user: null }, error: { name: 'AuthApiError', status: 403 } }),
  };
  vi.mocked(askAuth).mockImplementation(async (ask) => ask(auth as never));
  expect((await stats.GET()).status).toBe(401);
  expect(await (await session.GET()).json()).toEqual({ user: null });
});
