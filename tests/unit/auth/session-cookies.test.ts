import { describe, expect, it } from 'vitest';
import {
  hasSessionCookie,
  hostCookie,
  isAuthCookie,
  removedCookie,
  sessionCookieOptions,
} from '@/lib/supabase/session-cookies';

describe('the cookie of the session', () => {
  it('belongs to this very host where the site is reached by https', () => {
    expect(sessionCookieOptions('https://flip.example')).toMatchObject({
      name: '__Host-sb-flip-auth-token',
      path: '/',
      secure: true,
      httpOnly: true,
    });
  });

  it('has its plain name on a machine that is reached by http, where browsers refuse the other', () => {
    expect(sessionCookieOptions('http://127.0.0.1:3000')).toMatchObject({
      name: 'sb-flip-auth-token',
      secure: false,
    });
    expect(hostCookie('x', 'http://127.0.0.1:3000').name).toBe('x');
  });

  it('is known by either name, whole or in parts, and cleared by either', () => {
    for (const name of ['sb-flip-auth-token', '__Host-sb-flip-auth-token.1']) {
      expect(hasSessionCookie([{ name }])).toBe(true);
      expect(isAuthCookie(name)).toBe(true);
    }
    for (const name of ['flip-device-x', '__Host-flip-device-x', 'sb-flip-auth-token-code-verifier'])
      expect(hasSessionCookie([{ name }])).toBe(false);
  });

  it('takes with it where a mail with a code was asked for', () => {
    expect(isAuthCookie('flip-mail-to')).toBe(true);
    expect(isAuthCookie('__Host-flip-mail-to')).toBe(true);
  });

  it('is removed in the only way that browsers take for such a name', () => {
    expect(removedCookie('__Host-x')).toMatchObject({ value: '', maxAge: 0, path: '/', secure: true });
  });
});
