import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/http/content-security-policy';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

describe('the policy of a document', () => {
  it('runs nothing but files of the site, unless something is named', () => {
    expect(directives(contentSecurityPolicy())['script-src']).toEqual(["'self'"]);
    expect(directives(contentSecurityPolicy({ scripts: ["'nonce-a'"] }))['script-src']).toEqual([
      "'self'",
      "'nonce-a'",
    ]);
  });

  it('never allows what is merely inline, nor anything that it does not name', () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-a'"], formTargets: ['https://a.example'] });
    expect(policy).not.toContain('unsafe');
    expect(directives(policy)['default-src']).toEqual(["'none'"]);
  });

  it('lets the charts of the dashboard have their sizes, and no more', () => {
    const policy = directives(contentSecurityPolicy({ styleAttributes: true }));
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
    expect(policy['style-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('sends forms to the site, and only where a page says so elsewhere', () => {
    expect(directives(contentSecurityPolicy())['form-action']).toEqual(["'self'"]);
    expect(directives(contentSecurityPolicy({ formTargets: ['https://a.example'] }))['form-action']).toEqual([
      "'self'",
      'https://a.example',
    ]);
  });
});
