import { describe, expect, it, vi } from 'vitest';
import type { KnownAdmin } from '@/lib/auth/check-admin';
import { readAdminPass, writeAdminPass } from '@/lib/auth/check-admin';
import { makeRecoveryCodes, readRecoveryCode } from '@/lib/auth/proof';

vi.mock('@/lib/env', () => ({
  serverEnv: () => ({ LINK_SECRET: 'a secret of this test alone, long enough' }),
}));

const admin: KnownAdmin = {
  status: 'admin',
  session: { userId: 'a', email: 'ä@example.org' },
  hasFactor: true,
  role: 'admin',
};
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
    for (const forged of [
      null,
      '',
      'x',
      `${content}.`,
      `${stronger}.${signature}`,
      `${content}.${content}`,
    ]) {
      expect(readAdminPass(forged, cookies, now)).toBeNull();
    }
  });
});

describe('recovery codes', () => {
  it('are ten different codes of 80 bits, and are read as people type them', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      const letters = code.replaceAll('-', '');
      expect(letters).toHaveLength(16);
      expect(readRecoveryCode(code)).toBe(letters);
      expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toBe(
        letters,
      );
    }
  });

  it('have no other form', () => {
    for (const typed of ['', '123456', 'U'.repeat(16), '0'.repeat(17)])
      expect(readRecoveryCode(typed)).toBeNull();
  });
});
