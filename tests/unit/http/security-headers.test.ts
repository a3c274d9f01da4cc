import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '@/lib/http/security-headers';

const headers = (siteUrl?: string, withSubdomains?: boolean) =>
  Object.fromEntries(securityHeaders(siteUrl, withSubdomains).map(({ key, value }) => [key, value]));

it('the security headers come once each, enforce https if the site uses it, keep its files from others, leave the policy to the page', () => {
  const https = 'https://book.example';
  expect(headers(https)['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(headers(https, true)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  for (const other of ['http://localhost:3000', undefined])
    expect(headers(other)).not.toHaveProperty('Strict-Transport-Security');
  expect(headers()['Referrer-Policy']).toBe('same-origin');
  expect(headers()['Cross-Origin-Resource-Policy']).toBe('same-origin');
  expect(headers('https://book.example')).not.toHaveProperty('Content-Security-Policy');
  const all = securityHeaders('https://book.example');
  expect(Object.keys(headers('https://book.example'))).toHaveLength(all.length);
});

const directives = (options?: Parameters<typeof contentSecurityPolicy>[0]) =>
  Object.fromEntries(
    contentSecurityPolicy(options)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );

it('a document’s Content-Security-Policy allows the site’s own files and what a page names; style attributes for charts only', () => {
  const allowed = (script: string[], form: string[]) => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'form-action': ["'self'", ...form],
  });
  const more = { scripts: ["'nonce-a'"], formTargets: ['https://a.example'] };
  expect(directives()).toMatchObject(allowed([], []));
  expect(directives(more)).toMatchObject(allowed(more.scripts, more.formTargets));
  expect(contentSecurityPolicy(more)).not.toContain('unsafe');
  const policy = directives({ styleAttributes: true });
  expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
  expect(policy['style-src']).not.toContain("'unsafe-inline'");
  expect(policy['script-src']).toEqual(["'self'"]);
});
