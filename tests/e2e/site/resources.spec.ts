import { readableDate } from '@/content/articles/article';
import {
  type EmergencyNumber,
  emergencyNumbers,
  type Helpline,
  helplines,
  type Organisation,
  organisations,
  resourcesPage,
} from '@/content/resources';
import { redFlags, safetyBox, talk, talkBox } from '@/content/safety';
import { expect, test } from '../../support/fixtures.ts';

const entries: readonly (EmergencyNumber | Helpline | Organisation)[] = [
  ...emergencyNumbers,
  ...helplines,
  ...organisations,
];
const ways = entries.flatMap((entry) => entry.ways);

test('the crisis numbers: tap targets, order, safety boxes, sources and print', async ({ page }) => {
  await page.goto('/resources');
  await test.step('each number is a call or text link with a 44 px target and opening hours', async () => {
    for (const { label, href, hours } of ways) {
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true }).last();
      await expect.soft(link).toHaveAttribute('href', href);
      const { height } = (await link.boundingBox()) ?? { height: 0 };
      expect.soft(height, label).toBeGreaterThanOrEqual(44);
      await expect
        .soft(
          page
            .getByRole('listitem')
            .filter({ has: page.locator(`a[href="${href}"]`) })
            .last(),
        )
        .toContainText(hours);
    }
  });
  await test.step('emergency and talk lines come first and fit a 360 px screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const chooser = page.getByRole('navigation', { name: resourcesPage.chooser.label });
    const links = chooser.getByRole('link');
    await expect.soft(links).toHaveCount(7);
    for (const link of await links.all()) await expect.soft(link).toBeInViewport({ ratio: 1 });
    const order = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect.soft(order.find((href) => /^(?:tel|sms):/.test(href))).toBe('tel:999');
  });
  await test.step('every organisation has country, type, features, website, source and date of the check', async () => {
    await expect.soft(page.getByRole('article')).toHaveCount(organisations.length);
    for (const { name, country, type, features, websites, source, checked } of organisations) {
      const entry = page.getByRole('article', { name });
      await expect.soft(entry).toContainText(`${country}, ${type}`);
      await expect.soft(entry).toContainText(source.text);
      await expect.soft(entry).toContainText(readableDate(checked));
      for (const feature of features) await expect.soft(entry).toContainText(feature);
      for (const { label, href } of websites) {
        await expect
          .soft(entry.getByRole('link', { name: `${label} (opens in a new tab)` }))
          .toHaveAttribute('href', href);
      }
    }
  });
  await test.step('the safety box and the talk box come before the list of numbers', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.soft(headings.nth(0)).toHaveText(safetyBox.title);
    await expect.soft(headings.nth(1)).toHaveText(talkBox.title);
    await expect
      .soft(page.getByRole('region', { name: safetyBox.title }).getByRole('listitem'))
      .toHaveText([...redFlags]);
    await expect
      .soft(page.getByRole('region', { name: talkBox.title }).getByRole('link'))
      .toContainText(['999', '911', '112', ...talkBox.ways.map(({ label }) => label), talk.elsewhere.label]);
  });
  await test.step('the notice is word for word', async () => {
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { name: 'Important Notice' })).toBeVisible();
    await expect.soft(main).toContainText(resourcesPage.notice.text);
  });
  await test.step('prints the numbers without the frame', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('link', { name: 'Call 999', exact: true })).toBeVisible();
    await expect.soft(page.locator('[data-frame]').first()).toBeHidden();
    await expect.soft(page.getByRole('button', { name: resourcesPage.jump.print })).toBeHidden();
  });
});

// Which numbers are whose is tested in unit/safety/place.test.ts.
test('the numbers of the reader’s country come first, without a layout shift', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    baseURL,
  });
  // Keeps shifts from late fonts out of the measurement.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/resources');
  const rows = page.getByRole('navigation', { name: resourcesPage.chooser.label }).getByRole('list');
  await expect(rows.nth(0).getByRole('link').first()).toContainText('911');
  await expect(rows.nth(1).getByRole('link').first()).toContainText('988');
  await expect(rows.getByRole('link')).toHaveCount(7);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.close();
});
