import type { Page } from '@playwright/test';
import { readState } from '../../../scripts/state.ts';
import { expect, signIn, test } from './people.ts';

const { accounts } = readState();
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('an admin who asked for no page lands in the workspace, and anyone else on the home page', async ({
  page,
  browser,
}) => {
  await signIn(page, accounts.admin, '/');
  await page.waitForURL('**/admin**');
  await expect(page.getByRole('main')).toHaveAttribute('data-admin', /./);
  // The sign-in page sends on who is signed in already.
  await page.goto('/auth');
  expect(pathOf(page)).toBe('/admin');
  await page.goto('/auth?next=/blog');
  expect(pathOf(page)).toBe('/blog');

  const other = await browser.newPage();
  await signIn(other, accounts.admin, '/book');
  expect(pathOf(other)).toBe('/book');
  await other.close();

  const reader = await browser.newPage();
  await signIn(reader, accounts.reader, '/');
  expect(pathOf(reader)).toBe('/');
  await reader.goto('/auth');
  expect(pathOf(reader)).toBe('/');
  await reader.close();
});

test('menu and footer of the account page link to the workspace, for admins only', async ({
  adminPage: page,
  browser,
  readerCookies,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Workspace' })).toBeVisible();
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workspace' }).click();
  await page.waitForURL('**/admin');

  const context = await browser.newContext();
  await context.addCookies(readerCookies);
  const account = await context.request.get(`${readState().siteUrl}/account`);
  const html = await account.text();
  expect(html).toContain(accounts.reader.email);
  expect(html).not.toMatch(/workspace|\/admin/i);
  await context.close();
});
