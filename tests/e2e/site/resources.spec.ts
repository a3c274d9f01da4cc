import { readableDate } from '@/content/articles/article';
import { emergencyNumbers, helplines, organisations, resourcesPage } from '@/content/resources';
import { redFlags, safetyBox, talk, talkBox } from '@/content/safety';
import { recordShift } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const ways = [...emergencyNumbers, ...helplines, ...organisations].flatMap((entry) => [...entry.ways]);

test('the crisis numbers: tap targets, order, safety boxes, sources and print', async ({ page }) => {
  await page.goto('/resources');
  const main = page.getByRole('main');
  await test.step('each number is a call or text link with a 44 px target and opening hours', async () => {
    for (const { label, href, hours } of ways) {
      const link = main.getByRole('link', { name: label, exact: true }).last();
      await expect.soft(link).toHaveAttribute('href', href);
      expect.soft((await link.boundingBox())?.height, label).toBeGreaterThanOrEqual(44);
      const item = page.getByRole('listitem').filter({ has: page.locator(`a[href="${href}"]`) });
      await expect.soft(item.last()).toContainText(hours);
    }
  });
  await test.step('emergency and talk lines come first and fit a 360 px screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const links = page.getByRole('navigation', { name: resourcesPage.chooser.label }).getByRole('link');
    await expect.soft(links).toHaveCount(7);
    for (const link of await links.all()) await expect.soft(link).toBeInViewport({ ratio: 1 });
    await expect
      .soft(main.locator('a:is([href^=tel], [href^=sms])').first())
      .toHaveAttribute('href', 'tel:999');
  });
  await test.step('every organisation has country, type, features, website, source and date of the check', async () => {
    await expect.soft(page.getByRole('article')).toHaveCount(organisations.length);
    for (const { name, country, type, features, websites, source, checked } of organisations) {
      const entry = page.getByRole('article', { name });
      for (const text of [`${country}, ${type}`, source.text, readableDate(checked), ...features])
        await expect.soft(entry).toContainText(text);
      for (const { label, href } of websites) {
        const link = entry.getByRole('link', { name: `${label} (opens in a new tab)` });
        await expect.soft(link).toHaveAttribute('href', href);
      }
    }
  });
  await test.step('the safety box and the talk box come before the list of numbers', async () => {
    const headings = main.getByRole('heading', { level: 2 });
    for (const [place, { title }] of [safetyBox, talkBox].entries())
      await expect.soft(headings.nth(place)).toHaveText(title);
    const boxOf = ({ title }: { title: string }) => page.getByRole('region', { name: title });
    await expect.soft(boxOf(safetyBox).getByRole('listitem')).toHaveText([...redFlags]);
    await expect
      .soft(boxOf(talkBox).getByRole('link'))
      .toContainText(['999', '911', '112', ...talkBox.ways.map(({ label }) => label), talk.elsewhere.label]);
  });
  await test.step('prints the numbers without the frame', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('link', { name: 'Call 999', exact: true })).toBeVisible();
    await expect.soft(page.locator('[data-frame]').first()).toBeHidden();
    await expect.soft(page.getByRole('button', { name: resourcesPage.jump.print })).toBeHidden();
  });
});

// Which numbers are whose is tested in unit/content/resources.test.ts.
test('the numbers of the reader’s country come first, without a layout shift', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/New_York' });
  // Keeps shifts from late fonts out of the measurement.
  await page.route('**/*.woff2', (route) => route.abort());
  const shift = await recordShift(page);
  await page.goto('/resources');
  const rows = page.getByRole('navigation', { name: resourcesPage.chooser.label }).getByRole('list');
  await expect(rows.nth(0).getByRole('link').first()).toContainText('911');
  await expect(rows.nth(1).getByRole('link').first()).toContainText('988');
  await expect(rows.getByRole('link')).toHaveCount(7);
  expect(await shift()).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.close();
});
