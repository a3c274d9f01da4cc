import type { APIResponse } from '@playwright/test';
import { perRequestRoutes } from '@/lib/pages';
import { expect, test } from '../../support/fixtures.ts';
import { kinds, routes } from '../../support/pages.ts';

const prerendered = [
  ...routes.map(({ path }) => path),
  '/contact?topic=speaking',
  '/flip-method-app',
  '/_global-error',
];
const missing = ['/no/such/page', '/blog/none', '/sample-chapters/99', '/contact/none'];
const dynamic = perRequestRoutes.map((route) => route.replaceAll(/\[\w+\]/g, '1'));

const form = { a: 'b' };

function policiesOf(response: APIResponse): string[] {
  return response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value);
}

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('every prerendered document has one policy and no inline script', async ({ request }) => {
  for (const path of [...prerendered, ...missing]) {
    const response = await request.get(path);
    const policies = policiesOf(response);
    expect(policies, path).toHaveLength(1);
    expect(directive(policies[0] ?? '', 'script-src'), path).toBe("script-src 'self'");
    expect(policies[0], path).not.toContain('unsafe');
    const inline = (await response.text()).match(
      /<script(?![^>]*(?: src=|type="application\/(?:ld\+)?json"))[^>]*>/g,
    );
    expect(inline, path).toBeNull();
  }
});

test('every dynamic document has one policy with a unique nonce', async ({ request }) => {
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
      if (response.status() >= 300 && response.status() < 400) continue;
      const html = await response.text();
      for (const script of html.match(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g) ?? []) {
        expect(script, path).toMatch(new RegExp(`nonce="${nonce}"|src="/`));
      }
    }
  }
});

test('the response to a native form submission has one policy, whatever its URL', async ({
  request,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const documents = kinds.map(({ path }) => path);
  for (const path of [...documents, '/flip-method-app', ...dynamic, '/no/such/page', '/blog/none']) {
    for (const post of [{ form }, { multipart: form }]) {
      const response = await request.post(path, { ...post, headers, maxRedirects: 0 });
      const policies = policiesOf(response);
      if (!response.headers()['content-type']?.startsWith('text/html')) continue;
      expect(policies, `${path}, ${Object.keys(post)}`).toHaveLength(1);
      const nonce = /'nonce-[\w-]+'/.exec(policies[0] ?? '')?.[0].slice(7, -1);
      const inline =
        (await response.text()).match(/<script(?![^>]*(?: src=|type="application\/(?:ld\+)?json"))[^>]*>/g) ??
        [];
      for (const script of inline) expect(script, path).toContain(`nonce="${nonce}"`);
    }
  }
});

test('form-action allows Google on the sign-in pages only', async ({ request, state }) => {
  for (const path of ['/auth', '/flip-method-auth']) {
    const [policy = ''] = policiesOf(await request.get(path));
    expect(directive(policy, 'form-action')).toBe(
      `form-action 'self' ${state.googleUrl} ${state.supabaseUrl}`,
    );
  }
  for (const path of ['/', '/contact', '/unsubscribe', '/admin']) {
    const [policy = ''] = policiesOf(await request.get(path));
    expect(directive(policy, 'form-action'), path).toBe("form-action 'self'");
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
      return {
        markup: attempt(() => document.createElement('p').insertAdjacentHTML('beforeend', '<b>a</b>')),
        parsing: attempt(() => new DOMParser().parseFromString('<p>a</p>', 'text/html')),
        foreignScript: attempt(() => {
          document.createElement('script').src = 'https://evil.example/a.js';
        }),
        inlineScript: attempt(() => {
          document.createElement('script').text = 'alert(1)';
        }),
      };
    });
    expect(refused, path).toEqual({
      markup: 'TypeError',
      parsing: 'TypeError',
      foreignScript: 'TypeError',
      inlineScript: 'TypeError',
    });
  }
});
