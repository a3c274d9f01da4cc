import { stringToBase64URL } from '@supabase/ssr';
import { expect, it, vi } from 'vitest';
import { checkAdmin } from '@/lib/auth/check-admin';
import { makeRecoveryCodes, readRecoveryCode } from '@/lib/auth/proof';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import type { Client } from '@/lib/supabase/service';
import * as client from '@/lib/supabase/session-client';

vi.mock('@/lib/env', () => ({
  serverEnv: () => ({ LINK_SECRET: 'a secret of this test alone, long enough' }),
}));
const logged = vi.fn();
Object.assign(console, { error: logged });
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

it('recovery codes are ten different ones of 80 bits, are read as people type them, and have no other form', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    const letters = code.replaceAll('-', '');
    expect(letters).toHaveLength(16);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    const pasted = `\u200e${code.replaceAll('-', ' – ')}\u200b`;
    expect([code, typed, pasted].map(readRecoveryCode)).toEqual([letters, letters, letters]);
  }
  for (const typed of ['', '123456', 'U'.repeat(16), '0'.repeat(17)])
    expect(readRecoveryCode(typed)).toBeNull();
});

const { hasSessionCookie, hostCookie, isAuthCookie, removedCookie, sessionCookieOptions } = client;
const { withSessionFingerprint } = client;

const options = { path: '/', maxAge: 34_560_000, httpOnly: true, sameSite: 'lax', secure: true } as const;

function sessionOf(sub: string, session_id: string, nonce = 0): string {
  const token = `head.${stringToBase64URL(JSON.stringify({ sub, session_id, nonce }))}.signature`;
  return `base64-${stringToBase64URL(JSON.stringify({ access_token: token, refresh_token: `r${nonce}` }))}`;
}

const written = (value: string, name = 'sb-flip-auth-token') => ({ name, value, options });
const signIn = (cookies: readonly client.WrittenCookie[]) =>
  withSessionFingerprint(cookies).find(({ name }) => name === FINGERPRINT_COOKIE);

const fingerprint = signIn([written(sessionOf('ada', 'one'))]);

it('the session-fingerprint cookie is readable, opaque, survives a refresh and chunks, and differs for each sign-in and person', () => {
  expect(fingerprint?.value).toMatch(/^[\w-]{22}$/);
  expect(fingerprint?.options).toEqual({ ...options, httpOnly: false });
  expect(signIn([written(sessionOf('ada', 'one', 1))])?.value).toBe(fingerprint?.value);
  for (const other of [sessionOf('ada', 'two'), sessionOf('ben', 'one')])
    expect(signIn([written(other)])?.value).not.toBe(fingerprint?.value);
  const whole = sessionOf('ada', 'one');
  const first = written(whole.slice(0, 40), 'sb-flip-auth-token.0');
  const second = written(whole.slice(40), 'sb-flip-auth-token.1');
  expect(signIn([second, written(''), first])?.value).toBe(fingerprint?.value);
});

it('the session-fingerprint cookie is removed with the session, or one that cannot be parsed, and by no other cookie', () => {
  const removed = { value: '', options: { path: '/', maxAge: 0 } };
  expect(signIn([written(''), written('', 'sb-flip-auth-token.0')])).toMatchObject(removed);
  for (const value of ['nonsense', 'base64-e30', sessionOf('', 'one')])
    expect(signIn([written(value)])).toMatchObject(removed);
  expect(isAuthCookie(FINGERPRINT_COOKIE)).toBe(true);
  const cookies = [written('verifier', 'sb-flip-auth-token-code-verifier')];
  expect(withSessionFingerprint(cookies)).toEqual(cookies);
});

it('the session cookie is bound to this host over https, has its plain name over http, where browsers reject the prefix, and is recognised and cleared under either', () => {
  const host = { name: '__Host-sb-flip-auth-token', path: '/', secure: true, httpOnly: true };
  expect(sessionCookieOptions('https://flip.example')).toMatchObject(host);
  const plain = { name: 'sb-flip-auth-token', secure: false };
  expect(sessionCookieOptions('http://127.0.0.1:3000')).toMatchObject(plain);
  expect(hostCookie('x', 'http://127.0.0.1:3000').name).toBe('x');
  const sessions = ['sb-flip-auth-token', '__Host-sb-flip-auth-token.1'];
  for (const name of sessions) expect(hasSessionCookie([{ name }])).toBe(true);
  for (const name of [...sessions, 'flip-mail-to', '__Host-flip-mail-to'])
    expect(isAuthCookie(name)).toBe(true);
  // Of another project on this computer, or under the same domain.
  for (const name of ['sb-127-auth-token', 'sb-x-auth-token.0', 'sb-x-auth-token-code-verifier'])
    expect(isAuthCookie(name)).toBe(false);
  for (const name of ['flip-device-x', '__Host-flip-device-x', 'sb-flip-auth-token-code-verifier'])
    expect(hasSessionCookie([{ name }])).toBe(false);
  // Browsers require these attributes for such a name.
  expect(removedCookie('__Host-x')).toMatchObject({ value: '', maxAge: 0, path: '/', secure: true });
});
