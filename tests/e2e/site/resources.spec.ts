import {
  type EmergencyNumber,
  emergencyNumbers,
  type Organisation,
  organisations,
  resourcesPage,
} from '@/content/resources';
import { expect, test } from '../../support/fixtures.ts';

const entries: readonly (EmergencyNumber | Organisation)[] = [...emergencyNumbers, ...organisations];
const ways = entries.flatMap((entry) => entry.ways);

test.beforeEach(({ page }) => page.goto('/resources'));

test('each number can be tapped, to call or to text, and says when somebody answers', async ({ page }) => {
  for (const { label, href, hours } of ways) {
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', href);
    const { height } = (await link.boundingBox()) ?? { height: 0 };
    expect(height, label).toBeGreaterThanOrEqual(44);
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${href}"]`) })
        .last(),
    ).toContainText(hours);
  }
});

test('the emergency numbers come before everything else, on a small screen too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [uk] = emergencyNumbers;
  await expect(page.getByRole('link', { name: uk.ways[0].label, exact: true })).toBeInViewport();
  const order = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(order.find((href) => /^(?:tel|sms):/.test(href))).toBe('tel:999');
});

test('every organisation stands with country, kind, what they do, website, source and day of checking', async ({
  page,
}) => {
  await expect(page.getByRole('article')).toHaveCount(organisations.length);
  for (const { name, country, type, features, websites, source } of organisations) {
    const entry = page.getByRole('article', { name });
    await expect(entry).toContainText(`${country}, ${type}`);
    await expect(entry).toContainText(source.text);
    await expect(entry).toContainText('21 November 2026');
    for (const feature of features) await expect(entry).toContainText(feature);
    for (const { label, href } of websites) {
      await expect(entry.getByRole('link', { name: `${label} (opens in a new tab)` })).toHaveAttribute(
        'href',
        href,
      );
    }
  }
});

test('the notices stand word for word', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Important Notice' })).toBeVisible();
  await expect(main).toContainText(resourcesPage.notice.text);
  await expect(main).toContainText(resourcesPage.redFlags.title);
});

test('printed, the numbers are there and the frame is not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Call 999', exact: true })).toBeVisible();
  await expect(page.locator('[data-frame]').first()).toBeHidden();
  await expect(page.getByRole('button', { name: resourcesPage.jump.print })).toBeHidden();
});
