import { expect, test } from '@playwright/test';
import { mailPictures } from '@/content/mails/workbook';
import { permissionsPolicy, securityHeaders } from '@/lib/http/security-headers';
import { routes } from '../../support/pages.ts';

const others = [
  '/no/such/page',
  '/auth',
  '/flip-method-app',
  '/flip-method-auth',
  '/admin',
  '/account',
  '/feed.xml',
];

test('every document, including 404s, has each security header once', async ({ request, baseURL }) => {
  for (const path of [...routes.map((route) => route.path), ...others]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const sent = answer.headersArray().map(({ name, value }) => [name.toLowerCase(), value] as const);
    const plain = securityHeaders(baseURL).filter(({ key }) => key !== 'Permissions-Policy');
    for (const { key, value } of plain) {
      const values = sent.filter(([name]) => name === key.toLowerCase()).map(([, text]) => text);
      expect(values, `${path}: ${key}`).toEqual([value]);
    }
    expect(answer.headers()['x-powered-by'], path).toBeUndefined();
  }
});

test('pictures may be shown by other sites, because mail programs in a browser are such', async ({
  request,
}) => {
  for (const { src } of Object.values(mailPictures)) {
    const answer = await request.get(src);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('only the pages that ask for a passkey may do so', async ({ request }) => {
  const open = ['/auth', '/flip-method-auth', '/account', '/admin', '/admin/second-factor'];
  for (const path of ['/', '/flip-method-app', '/contact', ...open]) {
    const { 'permissions-policy': policy } = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(policy, path).toBe(permissionsPolicy(open.includes(path)).value);
  }
});

test('same-origin requests keep the campaign in the Referer; other sites get none', async ({ page }) => {
  await page.goto('/landing?utm_source=newsletter');
  const [own] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'GET' && request.isNavigationRequest()),
    page.getByRole('link', { name: 'About these figures' }).first().click(),
  ]);
  expect((await own.allHeaders()).referer).toContain('utm_source=newsletter');

  await page.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/resources');
  const link = page.getByRole('link', { name: 'findahelpline.com' }).first();
  await link.evaluate((element) => element.removeAttribute('target'));
  const [foreign] = await Promise.all([page.waitForRequest('https://findahelpline.com/'), link.click()]);
  expect((await foreign.allHeaders()).referer).toBeUndefined();
});
