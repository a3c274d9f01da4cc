import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkAdmin, type KnownAdmin, readAdminPass, writeAdminPass } from '@/lib/auth/check-admin';
import { makeRecoveryCodes, readRecoveryCode } from '@/lib/auth/proof';
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

const noRight = { code: '42501', message: 'permission denied for function admin_gate' };
it.each([
  [
    'that only the database’s clock refuses',
    401,
    { code: 'PGRST303', message: 'JWT issued at future' },
    'failed',
  ],
  ['that has expired', 401, { code: 'PGRST303', message: 'JWT expired' }, 'signed-out', 1],
  ['of an unknown key', 401, { code: 'PGRST301', message: 'No suitable key' }, 'signed-out'],
  // The API takes it for a visitor without rights (401), and a person without the right is a fault of ours (403).
  ['that nobody signed', 401, noRight, 'signed-out'],
  ['of a person without the right', 403, noRight, 'failed'],
  ['whose key the gateway refuses', 401, { message: 'Invalid API key' }, 'failed'],
])('a token %s: %i %o is %s', async (_, answer, error, status, expires?: number) => {
  expect(await check(answer, error, expires)).toEqual({ status });
});

it('a missing function or right is a failed check, with its name in the log', async () => {
  const message = 'Could not find the function public.admin_gate without parameters';
  expect(await check(404, { code: 'PGRST202', message })).toEqual({ status: 'failed' });
  const logged = String(vi.mocked(console.error).mock.lastCall?.[1]);
  expect(logged).toContain('PGRST202, function public.admin_gate');
});

vi.mock('@/lib/env', () => ({
  serverEnv: () => ({ LINK_SECRET: 'a secret of this test alone, long enough' }),
}));

const session = { userId: 'a', email: 'ä@example.org' };
const admin: KnownAdmin = { status: 'admin', session, hasFactor: true, role: 'admin' };
const cookies = [
  { name: 'sb-flip-auth-token', value: 'one' },
  { name: 'theme', value: 'dark' },
];
const now = 1_800_000_000_000;

describe("the middleware's signed result for the page", () => {
  it('is accepted with the same session, whatever else was sent', () => {
    const pass = writeAdminPass(admin, cookies, now);
    expect(readAdminPass(pass, cookies, now + 29_000)).toEqual(admin);
    expect(readAdminPass(pass, cookies.slice(0, 1), now)).toEqual(admin);
  });

  it('is rejected after half a minute, with another session, without one, or if changed', () => {
    const pass = writeAdminPass(admin, cookies, now);
    const [content = '', signature = ''] = pass.split('.');
    const stronger = Buffer.from(JSON.stringify({ ...admin, until: now * 2 })).toString('base64url');
    expect(readAdminPass(pass, cookies, now + 30_001)).toBeNull();
    expect(readAdminPass(pass, [{ name: 'sb-flip-auth-token', value: 'two' }], now)).toBeNull();
    expect(readAdminPass(pass, [], now)).toBeNull();
    const forged = ['', 'x', `${content}.`, `${stronger}.${signature}`, `${content}.${content}`];
    for (const pass of [null, ...forged]) expect(readAdminPass(pass, cookies, now)).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are ten different codes of 80 bits, and are read as people type them', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      const letters = code.replaceAll('-', '');
      expect(letters).toHaveLength(16);
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
      expect([code, typed].map(readRecoveryCode)).toEqual([letters, letters]);
    }
  });

  it('have no other form', () => {
    for (const typed of ['', '123456', 'U'.repeat(16), '0'.repeat(17)])
      expect(readRecoveryCode(typed)).toBeNull();
  });
});
