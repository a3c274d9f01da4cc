import { describe, expect, it } from 'vitest';
import {
  hasSessionCookie,
  hostCookie,
  isAuthCookie,
  removedCookie,
  sessionCookieOptions,
} from '@/lib/supabase/session-client';

describe('the session cookie', () => {
  it('is bound to this host if the site uses https', () => {
    expect(sessionCookieOptions('https://flip.example')).toMatchObject({
      name: '__Host-sb-flip-auth-token',
      path: '/',
      secure: true,
      httpOnly: true,
    });
  });

  it('has its plain name over http, where browsers reject the __Host- prefix', () => {
    expect(sessionCookieOptions('http://127.0.0.1:3000')).toMatchObject({
      name: 'sb-flip-auth-token',
      secure: false,
    });
    expect(hostCookie('x', 'http://127.0.0.1:3000').name).toBe('x');
  });

  it('is recognised and cleared under either name, whole or chunked', () => {
    for (const name of ['sb-flip-auth-token', '__Host-sb-flip-auth-token.1']) {
      expect(hasSessionCookie([{ name }])).toBe(true);
      expect(isAuthCookie(name)).toBe(true);
    }
    for (const name of ['flip-device-x', '__Host-flip-device-x', 'sb-flip-auth-token-code-verifier'])
      expect(hasSessionCookie([{ name }])).toBe(false);
  });

  it('is cleared together with the cookie that remembers a requested code', () => {
    expect(isAuthCookie('flip-mail-to')).toBe(true);
    expect(isAuthCookie('__Host-flip-mail-to')).toBe(true);
  });

  it('is cleared with the attributes that browsers require for such a name', () => {
    expect(removedCookie('__Host-x')).toMatchObject({ value: '', maxAge: 0, path: '/', secure: true });
  });
});
