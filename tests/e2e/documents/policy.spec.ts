import type { APIResponse } from '@playwright/test';
import { securityHeaders } from '@/lib/http/security-headers';
import { perRequestRoutes } from '@/lib/pages';
import { expect, test } from '../../support/fixtures.ts';
import { kinds } from '../../support/pages.ts';

/** The build refuses a document with two policies, none, or an unknown script; these are as they are sent. */
const prerendered = [
  ...kinds.map(({ path }) => path),
  ...['/contact?topic=speaking', '/flip-method-app', '/_global-error'],
  // Not found.
  ...['/no/such/page', '/blog/none', '/sample-chapters/99', '/contact/none'],
];
const dynamic = perRequestRoutes.map((route) => route.replaceAll(/\[\w+\]/g, '1'));

const form = { a: 'b' };

const valuesOf = (response: APIResponse, header: string) =>
  response.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === header ? [value] : []));
const policiesOf = (response: APIResponse) => valuesOf(response, 'content-security-policy');

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

/** The opening tags of inline scripts that are code. */
const inlineScripts = async (response: APIResponse): Promise<string[]> =>
  (await response.text()).match(/<script(?![^>]*(?: src=|type="application\/(?:ld\+)?json"))[^>]*>/g) ?? [];

/** Expects the other security headers, once each. */
function expectHeaders(response: APIResponse, path: string, siteUrl = '') {
  for (const { key, value } of securityHeaders(siteUrl).filter((each) => each.key !== 'Permissions-Policy'))
    expect(valuesOf(response, key.toLowerCase()), `${path}: ${key}`).toEqual([value]);
  expect(response.headers()['x-powered-by'], path).toBeUndefined();
}

test('prerendered documents have all headers once, and no inline script', async ({ request, baseURL }) => {
  for (const path of prerendered) {
    const response = await request.get(path);
    const [policy = '', ...others] = policiesOf(response);
    expect(others, path).toEqual([]);
    expect(directive(policy, 'script-src'), path).toBe("script-src 'self'");
    expect(directive(policy, 'form-action'), path).toBe("form-action 'self'");
    expect(policy, path).not.toContain('unsafe');
    expect(await inlineScripts(response), path).toEqual([]);
    expectHeaders(response, path, baseURL);
  }
  expectHeaders(await request.get('/feed.xml'), '/feed.xml', baseURL);
});

test('every dynamic document has all headers once, and a unique nonce', async ({ request, baseURL }) => {
  const seen = new Set<string>();
  for (const path of [...dynamic, '/admin/none', '/auth?tab=signup', '/flip-method-auth?mode=signup']) {
    for (let visit = 0; visit < 2; visit++) {
      const response = await request.get(path, { maxRedirects: 0 });
      const policies = policiesOf(response);
      expect(policies, path).toHaveLength(1);
      const [, nonce = ''] = /script-src 'self' 'nonce-([\w-]+)';/.exec(policies[0] ?? '') ?? [];
      expect(nonce.length, path).toBeGreaterThan(20);
      expect(seen.has(nonce), `${path}: a nonce is used once`).toBe(false);
      seen.add(nonce);
      expectHeaders(response, path, baseURL);
      if (response.status() >= 300 && response.status() < 400) continue;
      const html = await response.text();
      for (const script of html.match(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g) ?? [])
        expect(script, path).toMatch(new RegExp(`nonce="${nonce}"|src="/`));
    }
  }
});

test('the response to a native form post has one policy', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' };
  const documents = kinds.map(({ path }) => path);
  for (const path of [...documents, '/flip-method-app', ...dynamic, '/no/such/page', '/blog/none']) {
    for (const post of [{ form }, { multipart: form }]) {
      const response = await request.post(path, { ...post, headers, maxRedirects: 0 });
      const policies = policiesOf(response);
      if (!response.headers()['content-type']?.startsWith('text/html')) continue;
      expect(policies, `${path}, ${Object.keys(post)}`).toHaveLength(1);
      const nonce = /'nonce-[\w-]+'/.exec(policies[0] ?? '')?.[0].slice(7, -1);
      for (const script of await inlineScripts(response)) expect(script, path).toContain(`nonce="${nonce}"`);
    }
  }
});

test('request headers cannot set a policy or a nonce', async ({ request }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-abcdef'", 'content-type': 'text/plain' };
  for (const path of ['/', '/auth', '/no/such/page']) {
    const response = await request.get(path, { headers });
    expect(policiesOf(response), path).toHaveLength(1);
    expect(policiesOf(response)[0], path).not.toContain('abcdef');
    expect(await response.text(), path).not.toContain('nonce="abcdef"');
  }
});

test('text becomes neither script nor markup on any kind of page', async ({ page, expectConsole }) => {
  expectConsole(/trusted-types-sink|Trusted/);
  // A document, a document with a script of its own, a page of Next and the exercise.
  for (const path of ['/contact', '/workbook/fill', '/auth', '/flip-method-app']) {
    await page.goto(path);
    const refused = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work();
        } catch (error) {
          return (error as Error).name;
        }
        return 'accepted';
      };
      const script = document.createElement('script');
      return [
        () => document.body.insertAdjacentHTML('beforeend', '<b>a</b>'),
        () => new DOMParser().parseFromString('<p>a</p>', 'text/html'),
        () => Object.assign(script, { src: 'https://evil.example/a.js' }),
        () => Object.assign(script, { text: 'alert(1)' }),
      ].map(attempt);
    });
    expect(refused, path).toEqual(Array(4).fill('TypeError'));
  }
});
