import { load } from 'cheerio';
import { appBar } from '@/content/navigation';
import { appPath, emergencyFlip, expect, test, viewPath } from './exercise.ts';

test('the manifest makes the app installable: icons, screenshots, shortcuts', async ({ request }) => {
  const address = load(await (await request.get(appPath)).text())('link[rel="manifest"]').attr('href');
  const manifest = await (await request.get(address ?? '')).json();
  const shortcuts = [
    { name: 'Emergency Mode', url: emergencyFlip },
    { url: '/night' },
    { name: 'My plan', url: viewPath('plan') },
    { name: 'I want to search', url: viewPath('delay') },
  ];
  const named = { name: 'The Flip Method', start_url: appPath, display: 'standalone', scope: '/' };
  expect(manifest).toMatchObject({ ...named, shortcuts });
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }: { icons: { src: string }[] }) => icons);
  for (const { src } of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons]) {
    const image = await request.get(src);
    expect(image.status(), src).toBe(200);
    expect(image.headers()['content-type'], src).toBe('image/png');
  }
});

test('the installed app has a bar to the exercise, and none in a flip', async ({ app, page }) => {
  // Playwright emulates no display mode: the rules for it apply to any.
  await page.route(/./, async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': '' };
    const body = (await response.text()).replaceAll('display-mode:standalone', 'min-width:1px');
    await route.fulfill({ response, headers, body });
  });
  const bar = page.getByRole('navigation', { name: appBar.label });
  for (const path of ['/resources', '/night', '/book', '/contact']) {
    await page.goto(path);
    await expect(bar.getByRole('link', { name: appBar.back.label })).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  }
  await bar.getByRole('link', { name: appBar.back.label }).click();
  await expect(app.start()).toBeVisible();
  for (const { label, href } of appBar.links)
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await app.start().click();
  await expect(bar).toBeHidden();
});
