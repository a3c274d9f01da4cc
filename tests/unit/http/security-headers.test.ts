import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/http/security-headers';

const names = (siteUrl: string | undefined) => securityHeaders(siteUrl).map(({ key }) => key);

describe('the security headers', () => {
  it('insist on https where the site is reached by it, and only there', () => {
    expect(names('https://book.example')).toContain('Strict-Transport-Security');
    expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security');
    expect(names(undefined)).not.toContain('Strict-Transport-Security');
  });

  it('insist on it for the hosts below only when told so', () => {
    const insistence = (withSubdomains?: boolean) =>
      securityHeaders('https://book.example', withSubdomains).find(({ key }) => key.startsWith('Strict'))
        ?.value;
    expect(insistence()).toBe('max-age=31536000');
    expect(insistence(true)).toBe('max-age=31536000; includeSubDomains');
  });

  it('let no other site show what is ours', () => {
    expect(securityHeaders(undefined)).toContainEqual({
      key: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
    });
  });

  it('leave the policy for scripts to the page', () => {
    expect(names('https://book.example')).not.toContain('Content-Security-Policy');
  });

  it('name each once', () => {
    expect(new Set(names('https://book.example')).size).toBe(names('https://book.example').length);
  });
});
