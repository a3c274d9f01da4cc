import type { Page } from '@playwright/test';
import { crisisLink, menuGroups, navigation, ownWorkbookLink } from '@/content/navigation';
import { expect, test } from '../../support/fixtures.ts';

const labels = new Map<string, string>(navigation.map(({ href, label }) => [href, label]));
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const open = (page: Page) => menuOf(page).getByText('Menu', { exact: true }).click();
/** The links of each group; the last one also has the reader's own workbook. */
const groups = menuGroups.map(({ heading, hrefs }, index) => ({
  heading,
  links: [
    ...hrefs.map((href) => String(labels.get(href))),
    ...(index === menuGroups.length - 1 ? [ownWorkbookLink.label] : []),
  ],
}));
/** The crisis numbers stand first. */
const linksOfMenu = [crisisLink.label, ...groups.flatMap(({ links }) => links)];

test('the menu opens, closes on Escape and on a tap outside, and its links work', async ({ page }) => {
  await page.goto('/');
  const menu = menuOf(page);
  const links = menu.getByRole('link');
  await expect(links).toHaveCount(0);
  await open(page);
  await expect(links).toHaveText(linksOfMenu);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await open(page);
  await page.getByText('Discover the Flip Method').click();
  await expect(links).toHaveCount(0);
  await open(page);
  await menu.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect(links).toHaveCount(0);
});

test('the menu groups its links and keeps the crisis numbers in view while it scrolls', async ({ page }) => {
  // A phone in landscape.
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/');
  const menu = menuOf(page);
  await open(page);
  for (const { heading, links } of groups) {
    await expect(menu.getByRole('list', { name: heading }).getByRole('link')).toHaveText(links);
  }
  const crisis = menu.getByRole('link', { name: crisisLink.label });
  await expect(crisis).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: 'Sign In' }).scrollIntoViewIfNeeded();
  await expect(crisis).toBeInViewport({ ratio: 1 });
  await expect(crisis).toHaveAttribute('href', '/resources');
});
