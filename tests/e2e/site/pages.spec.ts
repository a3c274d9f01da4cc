import { load } from 'cheerio';
import { sampleChapters } from '@/content/chapters/chapters';
import { landing } from '@/content/landing';
import { lookInside } from '@/content/look-inside';
import { notFound } from '@/content/not-found';
import { safetyBox } from '@/content/safety';
import { speakerKit } from '@/content/speaker-kit';
import { stickyBar } from '@/content/sticky-bar';
import { fillWords } from '@/content/workbook/fill';
import { workbookForm } from '@/content/workbook/page';
import { workbook } from '@/content/workbook/workbook';
import { worksheets } from '@/content/workbook/worksheets';
import { expect, test } from '../../support/fixtures.ts';

test('the speaking page has two booking links and a kit that prints', async ({ page }) => {
  await page.goto('/speaking');
  const asking = page.getByRole('link', { name: 'Check Availability' });
  await expect(asking).toHaveCount(2);
  for (const link of await asking.all()) await expect(link).toHaveAttribute('href', /^\/contact/);
  await expect(page.getByRole('button', { name: 'Reel coming soon' })).toBeDisabled();
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('link', { name: 'Request Speaker Kit' }).first().click();
  await expect(page).toHaveURL(/\/speaking\/kit$/);
  const print = page.getByRole('button', { name: speakerKit.print });
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['talks', 'bio', 'introduction', 'needs', 'safety', 'booking'] as const)
    await expect(page.getByRole('heading', { name: speakerKit[part].heading })).toBeVisible();
  await expect(page.locator('[data-frame]').first()).toBeHidden();
  await expect(print).toBeHidden();
});

// When it appears and stays away is tested in unit/elements/frame.test.ts.
test('the sticky bar leads to the form, covers neither it nor the open book, and can be dismissed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landing');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.mouse.wheel(0, 400);
  const bar = page.getByRole('complementary', { name: stickyBar.text });
  await bar.getByRole('link', { name: 'Get Free Workbook' }).click();
  await expect(page).toHaveURL(/#get-workbook$/);
  await expect(page.getByRole('button', { name: workbookForm.submit })).toBeInViewport();
  const form = page.getByRole('region', { name: landing.form.heading });
  await expect(form).toContainText('No credit card required. Download starts immediately.');
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(bar).toBeVisible();
  await page.goto('/book');
  await page.getByRole('region', { name: lookInside.choose }).scrollIntoViewIfNeeded();
  await expect(page.locator('site-bar')).not.toHaveAttribute('hidden');
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await bar.getByRole('button', { name: stickyBar.dismiss }).click();
  await expect(page.locator('site-bar')).toHaveAttribute('hidden');
});

test('every worksheet opens without an address, prints, and can be written in', async ({ page }) => {
  const [, second] = workbook.parts;
  await page.goto('/workbook/pages');
  const list = page.getByRole('region', { name: worksheets.list });
  await expect(list.getByRole('link')).toHaveText(workbook.parts.map(({ title }) => title));
  await list.getByRole('link', { name: second.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByText(worksheets.pencil)).toBeHidden();
  await expect(page.getByRole('note').filter({ hasText: safetyBox.title }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: worksheets.fill }).click();
  await expect(page).toHaveURL(`/workbook/fill/${second.id}`);
  await expect(page.getByRole('heading', { name: fillWords.kept.heading })).toBeVisible();
});

test('a 404 page says so and links home', async ({ page, request, expectConsole }) => {
  expectConsole(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1 + notFound.elsewhere.links.length);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  for (const path of ['/blog/none', '/blog/previous-post', '/sample-chapters/2', '/contact/none']) {
    const answer = await request.get(path);
    const headline = load(await answer.text())('h1').text();
    expect.soft([path, answer.status(), headline]).toEqual([path, 404, 'Oops! Page not found']);
  }
  expect((await request.get('/share/none.png')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample chapters have a reader in which each has a URL, and print without it', async ({
    page,
  }) => {
    await page.goto('/sample-chapters');
    await expect(page.getByRole('heading', { name: sampleChapters[0].title })).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Chapters to read' });
    await expect(list.getByRole('link')).toHaveCount(sampleChapters.length);
    for (const { id, title, sections } of sampleChapters) {
      await list.getByRole('link', { name: new RegExp(title) }).click();
      await expect(page).toHaveURL(new RegExp(`/sample-chapters/${id}$`));
      await expect(list.locator('[aria-current=page]')).toContainText(title);
      for (const { heading } of sections)
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    const next = page.getByRole('link', { name: 'Continue Reading' });
    await expect(next).toHaveAttribute('href', '/book');
    const workbook = page.getByRole('link', { name: 'Get Free Workbook' }).first();
    await expect(workbook).toHaveAttribute('href', '/workbook');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(next).toBeHidden();
  });
});
