import { expect, test } from '@playwright/test';
import { mailPictures } from '@/content/mails/workbook';
import { permissionsPolicy } from '@/lib/http/security-headers';

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
