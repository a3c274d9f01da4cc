import { stringToBase64URL } from '@supabase/ssr';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FINGERPRINT_COOKIE } from '@/lib/domain/session';
import { isAuthCookie, type WrittenCookie, withSessionFingerprint } from '@/lib/supabase/session-client';

vi.mock('@/lib/env', () => ({ serverEnv: () => ({ LINK_SECRET: 'a secret of thirty-two characters' }) }));

const options = { path: '/', maxAge: 34_560_000, httpOnly: true, sameSite: 'lax', secure: true } as const;

function sessionOf(sub: string, session_id: string, nonce = 0): string {
  const token = `head.${stringToBase64URL(JSON.stringify({ sub, session_id, nonce }))}.signature`;
  return `base64-${stringToBase64URL(JSON.stringify({ access_token: token, refresh_token: `r${nonce}` }))}`;
}

const written = (value: string, name = 'sb-flip-auth-token'): WrittenCookie => ({ name, value, options });
const signIn = (cookies: readonly WrittenCookie[]) =>
  withSessionFingerprint(cookies).find(({ name }) => name === FINGERPRINT_COOKIE);

describe('the session-fingerprint cookie', () => {
  let fingerprint: WrittenCookie | undefined;
  beforeAll(() => {
    fingerprint = signIn([written(sessionOf('ada', 'one'))]);
  });

  it('is readable by scripts, opaque, and lives as long as the session', () => {
    expect(fingerprint?.value).toMatch(/^[\w-]{22}$/);
    expect(fingerprint?.options).toEqual({ ...options, httpOnly: false });
  });

  it('survives a refresh, and differs for each sign-in and person', () => {
    expect(signIn([written(sessionOf('ada', 'one', 1))])?.value).toBe(fingerprint?.value);
    expect(signIn([written(sessionOf('ada', 'two'))])?.value).not.toBe(fingerprint?.value);
    expect(signIn([written(sessionOf('ben', 'one'))])?.value).not.toBe(fingerprint?.value);
  });

  it('is the same for a chunked session, in any order', () => {
    const whole = sessionOf('ada', 'one');
    const first = written(whole.slice(0, 40), 'sb-flip-auth-token.0');
    const second = written(whole.slice(40), 'sb-flip-auth-token.1');
    const emptied = written('');
    expect(signIn([second, emptied, first])?.value).toBe(fingerprint?.value);
  });

  it('is removed with the session', () => {
    const gone = signIn([written(''), written('', 'sb-flip-auth-token.0')]);
    expect(gone).toMatchObject({ value: '', options: { path: '/', maxAge: 0 } });
    expect(isAuthCookie(FINGERPRINT_COOKIE)).toBe(true);
  });

  it('is empty if the session cannot be parsed', () => {
    for (const value of ['nonsense', 'base64-e30', sessionOf('', 'one')]) {
      expect(signIn([written(value)])).toMatchObject({ value: '', options: { maxAge: 0 } });
    }
  });

  it("ignores the auth client's other cookies", () => {
    const cookies = [written('verifier', 'sb-flip-auth-token-code-verifier')];
    expect(withSessionFingerprint(cookies)).toEqual(cookies);
  });
});
