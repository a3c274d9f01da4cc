import { beforeEach, expect, it, vi } from 'vitest';
import { checkAdmin } from '@/lib/auth/check-admin';
import type { Client } from '@/lib/supabase/service';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => vi.mocked(console.error).mockClear());

const inAnHour = Date.now() / 1000 + 3600;

/** @param expires_at of the session, in Unix seconds */
function check(status: number, error: object, expires_at = inAnHour) {
  const client = {
    auth: { getSession: async () => ({ data: { session: { expires_at } }, error: null }) },
    rpc: () => ({ single: async () => ({ data: null, error, status }) }),
  };
  return checkAdmin(client as unknown as Client, AbortSignal.timeout(1000));
}

it('a token that only the database’s clock refuses is a failed check, not a missing sign-in', async () => {
  const issuedAtFuture = { code: 'PGRST303', message: 'JWT issued at future' };
  expect(await check(401, issuedAtFuture)).toEqual({ status: 'failed' });
  expect(await check(401, { code: 'PGRST303', message: 'JWT expired' }, 1)).toEqual({ status: 'signed-out' });
  expect(await check(401, { code: 'PGRST301', message: 'No suitable key' })).toEqual({
    status: 'signed-out',
  });
});

it('a token that nobody signed is none, and a key that the gateway refuses is a failed check', async () => {
  // The API takes the first for a visitor without rights (401), and a person without the right is a fault of ours (403).
  const noRight = { code: '42501', message: 'permission denied for function admin_gate' };
  expect(await check(401, noRight)).toEqual({ status: 'signed-out' });
  expect(await check(403, noRight)).toEqual({ status: 'failed' });
  expect(await check(401, { message: 'Invalid API key' })).toEqual({ status: 'failed' });
});

it('a missing function or right is a failed check, with its name in the log', async () => {
  const missing = {
    code: 'PGRST202',
    message: 'Could not find the function public.admin_gate without parameters',
  };
  expect(await check(404, missing)).toEqual({ status: 'failed' });
  expect(String(vi.mocked(console.error).mock.lastCall?.[1])).toContain(
    'PGRST202, function public.admin_gate',
  );
});
