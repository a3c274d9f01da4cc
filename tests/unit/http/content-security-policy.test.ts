import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/http/security-headers';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

describe("a document's Content-Security-Policy", () => {
  it("allows only the site's own files by default", () => {
    expect(directives(contentSecurityPolicy())['script-src']).toEqual(["'self'"]);
    expect(directives(contentSecurityPolicy({ scripts: ["'nonce-a'"] }))['script-src']).toEqual([
      "'self'",
      "'nonce-a'",
    ]);
  });

  it('contains no unsafe keyword and denies everything by default', () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-a'"], formTargets: ['https://a.example'] });
    expect(policy).not.toContain('unsafe');
    expect(directives(policy)['default-src']).toEqual(["'none'"]);
  });

  it("allows style attributes for the dashboard's charts only", () => {
    const policy = directives(contentSecurityPolicy({ styleAttributes: true }));
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
    expect(policy['style-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('restricts form targets to the site, unless a page adds one', () => {
    expect(directives(contentSecurityPolicy())['form-action']).toEqual(["'self'"]);
    expect(directives(contentSecurityPolicy({ formTargets: ['https://a.example'] }))['form-action']).toEqual([
      "'self'",
      'https://a.example',
    ]);
  });
});
