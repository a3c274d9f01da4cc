import { expect, it, vi } from 'vitest';
import { checkAdmin, type KnownAdmin, readAdminPass, writeAdminPass } from '@/lib/auth/check-admin';
import { makeRecoveryCodes, readRecoveryCode } from '@/lib/auth/proof';
import type { Client } from '@/lib/supabase/service';

vi.mock('@/lib/env', () => ({
  serverEnv: () => ({ LINK_SECRET: 'a secret of this test alone, long enough' }),
}));
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const inAnHour = Date.now() / 1000 + 3600;

const noRight = { code: '42501', message: 'permission denied for function admin_gate' };
const noFunction = { code: 'PGRST202', message: 'Could not find the function public.admin_gate' };
it.each([
  ['refused by the database’s clock', 401, { code: 'PGRST303', message: 'JWT issued at future' }, 'failed'],
  ['that has expired', 401, { code: 'PGRST303', message: 'JWT expired' }, 'signed-out', 1],
  ['of an unknown key', 401, { code: 'PGRST301', message: 'No suitable key' }, 'signed-out'],
  // The API takes it for a visitor without rights (401), and a person without the right is a fault of ours (403).
  ['that nobody signed', 401, noRight, 'signed-out'],
  ['of a person without the right', 403, noRight, 'failed'],
  ['whose key the gateway refuses', 401, { message: 'Invalid API key' }, 'failed'],
  ['for a missing function, which the log names,', 404, noFunction, 'failed'],
])('a token %s: %i %o is %s', async (_, answer, error, status, expires_at = inAnHour) => {
  const client = {
    auth: { getSession: async () => ({ data: { session: { expires_at } }, error: null }) },
    rpc: () => ({ single: async () => ({ data: null, error, status: answer }) }),
  };
  expect(await checkAdmin(client as unknown as Client, AbortSignal.timeout(1000))).toEqual({ status });
  if (error === noFunction)
    expect(String(logged.mock.lastCall?.[1])).toContain('PGRST202, function public.admin_gate');
});

const session = { userId: 'a', email: 'ä@example.org' };
const admin: KnownAdmin = { status: 'admin', session, hasFactor: true, role: 'admin' };
const cookie = { name: 'sb-flip-auth-token', value: 'one' };
const cookies = [cookie, { name: 'theme', value: 'dark' }];
const now = 1_800_000_000_000;

it("the middleware's signed result for the page counts for half a minute and the same session, if unchanged", () => {
  const pass = writeAdminPass(admin, cookies, now);
  expect(readAdminPass(pass, cookies, now + 29_000)).toEqual(admin);
  expect(readAdminPass(pass, [cookie], now)).toEqual(admin);
  const [content = '', signature = ''] = pass.split('.');
  const stronger = Buffer.from(JSON.stringify({ ...admin, until: now * 2 })).toString('base64url');
  expect(readAdminPass(pass, cookies, now + 30_001)).toBeNull();
  for (const others of [[{ ...cookie, value: 'two' }], []])
    expect(readAdminPass(pass, others, now)).toBeNull();
  const forged = ['', 'x', `${content}.`, `${stronger}.${signature}`, `${content}.${content}`];
  for (const pass of [null, ...forged]) expect(readAdminPass(pass, cookies, now)).toBeNull();
});

it('recovery codes are ten different ones of 80 bits, are read as people type them, and have no other form', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    const letters = code.replaceAll('-', '');
    expect(letters).toHaveLength(16);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect([code, typed].map(readRecoveryCode)).toEqual([letters, letters]);
  }
  for (const typed of ['', '123456', 'U'.repeat(16), '0'.repeat(17)])
    expect(readRecoveryCode(typed)).toBeNull();
});
