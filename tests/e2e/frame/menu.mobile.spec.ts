import { companionLink, crisisLink, menuGroups, navigation, ownWorkbookLink } from '@/content/navigation';
import { expect, test } from '../../support/fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const labels = new Map<string, string>(navigation.map(({ href, label }) => [href, label]));
/** The links of each group; the first also has the page for someone beside the reader, the last the reader's workbook. */
const groups = menuGroups.map(({ heading, hrefs }, index) => ({
  heading,
  links: [
    ...hrefs.map((href) => String(labels.get(href))),
    ...(index === 0 ? [companionLink.label] : []),
    ...(index === menuGroups.length - 1 ? [ownWorkbookLink.label] : []),
  ],
}));
// How it closes is tested in unit/elements/frame.test.ts.
test('the menu groups its links, and keeps the crisis numbers in view', async ({ page }) => {
  // A phone in landscape.
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const links = menu.getByRole('link');
  await expect(links).toHaveCount(0);
  await menu.getByText('Menu', { exact: true }).click();
  await expect(links).toHaveText([crisisLink.label, ...groups.flatMap((group) => group.links)]);
  for (const group of groups)
    await expect(menu.getByRole('list', { name: group.heading }).getByRole('link')).toHaveText(group.links);
  const crisis = menu.getByRole('link', { name: crisisLink.label });
  await expect(crisis).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: 'Sign In' }).scrollIntoViewIfNeeded();
  await expect(crisis).toBeInViewport({ ratio: 1 });
  await expect(crisis).toHaveAttribute('href', '/resources');
  await menu.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect(links).toHaveCount(0);
});
