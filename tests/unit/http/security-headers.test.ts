import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/http/security-headers';

const names = (siteUrl: string | undefined) => securityHeaders(siteUrl).map(({ key }) => key);

describe('the security headers', () => {
  it('enforce https only if the site uses it', () => {
    expect(names('https://book.example')).toContain('Strict-Transport-Security');
    expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security');
    expect(names(undefined)).not.toContain('Strict-Transport-Security');
  });

  it('include subdomains only on request', () => {
    const insistence = (withSubdomains?: boolean) =>
      securityHeaders('https://book.example', withSubdomains).find(({ key }) => key.startsWith('Strict'))
        ?.value;
    expect(insistence()).toBe('max-age=31536000');
    expect(insistence(true)).toBe('max-age=31536000; includeSubDomains');
  });

  it("prevent other sites from embedding the site's resources", () => {
    expect(securityHeaders(undefined)).toContainEqual({
      key: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
    });
  });

  it('leave the script policy to the page', () => {
    expect(names('https://book.example')).not.toContain('Content-Security-Policy');
  });

  it('contain each name once', () => {
    expect(new Set(names('https://book.example')).size).toBe(names('https://book.example').length);
  });
});
