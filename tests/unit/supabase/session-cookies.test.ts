import { stringToBase64URL } from '@supabase/ssr';
import { expect, it, vi } from 'vitest';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import * as client from '@/lib/supabase/session-client';

const { hasSessionCookie, hostCookie, isAuthCookie, removedCookie, sessionCookieOptions } = client;
const { withSessionFingerprint } = client;

vi.mock('@/lib/env', () => ({ serverEnv: () => ({ LINK_SECRET: 'a secret of thirty-two characters' }) }));

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

it('the session cookie is bound to this host over https, and has its plain name over http, where browsers reject the prefix', () => {
  const host = { name: '__Host-sb-flip-auth-token', path: '/', secure: true, httpOnly: true };
  expect(sessionCookieOptions('https://flip.example')).toMatchObject(host);
  const plain = { name: 'sb-flip-auth-token', secure: false };
  expect(sessionCookieOptions('http://127.0.0.1:3000')).toMatchObject(plain);
  expect(hostCookie('x', 'http://127.0.0.1:3000').name).toBe('x');
});

it('the session cookie is recognised and cleared under either name, whole or chunked, with what remembers a requested code', () => {
  const sessions = ['sb-flip-auth-token', '__Host-sb-flip-auth-token.1'];
  for (const name of sessions) expect(hasSessionCookie([{ name }])).toBe(true);
  for (const name of [...sessions, 'flip-mail-to', '__Host-flip-mail-to'])
    expect(isAuthCookie(name)).toBe(true);
  for (const name of ['flip-device-x', '__Host-flip-device-x', 'sb-flip-auth-token-code-verifier'])
    expect(hasSessionCookie([{ name }])).toBe(false);
  // Browsers require these attributes for such a name.
  expect(removedCookie('__Host-x')).toMatchObject({ value: '', maxAge: 0, path: '/', secure: true });
});
