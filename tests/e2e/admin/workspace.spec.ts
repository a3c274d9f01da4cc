import { randomUUID } from 'node:crypto';
import { readState } from '../../../scripts/state.ts';
import { findForm, postForm } from '../../support/form-post.ts';
import { open } from '../auth/people.ts';
import { sendRaw } from './entry-points.ts';
import { cookieHeader, expect, test } from './people.ts';

const { accounts } = readState();

// Readers are tested in auth/site-sign-in.
test('an admin who asked for no page is led to the workspace', async ({ adminCookies }) => {
  const pathIn = (location?: string | null) => new URL(location ?? '', readState().siteUrl).pathname;
  const form = await findForm('/auth', 'password');
  for (const [next, path] of Object.entries({ '/': '/admin', '/book': '/book' })) {
    const { headers } = await postForm(form, { ...accounts.admin, next });
    expect(pathIn(headers.get('location'))).toBe(path);
  }
  // The sign-in page sends on who is signed in already.
  for (const [path, target] of Object.entries({ '/auth': '/admin', '/auth?next=/blog': '/blog' })) {
    const { headers } = await sendRaw(path, { headers: { cookie: cookieHeader(adminCookies) } });
    expect(pathIn(headers.location)).toBe(target);
  }
});

test('menu, footer and text of the account page link to the workspace, for admins only', async ({
  adminPage: page,
  readerCookies,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Workspace' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the workspace' })).toHaveAttribute('href', '/admin');
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workspace' }).click();
  await page.waitForURL('**/admin');

  const { body } = await sendRaw('/account', { headers: { cookie: cookieHeader(readerCookies) } });
  expect(body).toContain(accounts.reader.email);
  expect(body).not.toMatch(/workspace|\/admin/i);
});

test('an unknown address stays in the workspace, with a way back; there is no banner of the site, and a list of its pages', async ({
  adminPage: page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  for (const path of [
    '/admin/not-here',
    '/admin/mails/newsletter/not-a-guid',
    `/admin/mails/newsletter/${randomUUID()}`,
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page here' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Workspace' }).first()).toBeAttached();
  }
  await page.getByRole('link', { name: 'Back to the overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText('Discover the Flip Method for Health Anxiety').first()).toBeHidden();
  await page.getByText('Pages of the site', { exact: true }).locator('visible=true').click();
  await expect(page.getByRole('link', { name: 'Free Workbook' }).locator('visible=true')).toBeVisible();
});

test('a click answers within 100 ms, however slow the line', async ({ adminPage: page }) => {
  await open(page, '/admin/settings');
  await page.route(/\/admin\/people/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const sign = page.locator('[data-slot=pending]');
  await expect(sign).toBeHidden();
  // Measured in the page, where the test's own waiting does not count.
  const waited = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href="/admin/people"]')];
    const bar = document.querySelector('[data-slot=pending]');
    const begun = performance.now();
    links.find((link) => link.offsetParent)?.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        if (bar && getComputedStyle(bar).display !== 'none') resolve(performance.now() - begun);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  expect(waited).toBeLessThan(100);
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(sign).toBeHidden();
});

test('on a phone the overview has five screens at most: its parts open one by one and stay as they were left', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin?range=90');
  const course = page.getByRole('region', { name: 'Course' });
  const table = course.getByRole('table');
  await expect(course.getByRole('heading')).toBeVisible();
  await expect(table).toBeHidden();
  const size = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { screens: scrollHeight / innerHeight, isTooWide: scrollWidth > innerWidth };
  });
  expect(size.screens).toBeLessThan(5);
  expect(size.isTooWide).toBe(false);
  await course.getByRole('heading').click();
  await expect(table).toBeVisible();
  await page.reload();
  await expect(table).toBeVisible();
  await expect(page.getByRole('region', { name: 'Techniques' }).getByRole('table')).toBeHidden();
  // Where there is room, all are open until one is closed.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Techniques' }).getByRole('table')).toBeVisible();
});
