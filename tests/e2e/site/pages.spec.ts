import { load } from 'cheerio';
import { sampleChapters } from '@/content/chapters/chapters';
import { claims } from '@/content/claims';
import { landing } from '@/content/landing';
import { lookInside } from '@/content/look-inside';
import { notFound } from '@/content/not-found';
import { reviewsPage } from '@/content/reviews-page';
import { safetyBox } from '@/content/safety';
import { speakerKit } from '@/content/speaker-kit';
import { speaking } from '@/content/speaking';
import { stickyBar } from '@/content/sticky-bar';
import {
  aiReviews,
  bookTestimonials,
  featuredReview,
  testimonialLabels as labels,
  readerReviews,
} from '@/content/testimonials';
import { fillWords } from '@/content/workbook/fill';
import { workbookForm } from '@/content/workbook/page';
import { workbook } from '@/content/workbook/workbook';
import { worksheets } from '@/content/workbook/worksheets';
import { expect, test } from '../../support/fixtures.ts';

test('the reviews page has labelled samples and AI-generated reviews', async ({ page }) => {
  await page.goto('/testimonials');
  const { results, ai } = reviewsPage;
  for (const words of ['1000+ reviews', results.note])
    await expect.soft(page.getByRole('main')).toContainText(words);
  for (const { highlight, text } of [...readerReviews, featuredReview]) {
    const figure = page.getByRole('figure').filter({ hasText: highlight });
    for (const words of [text, labels.sample]) await expect.soft(figure).toContainText(words);
    await expect.soft(figure.getByRole('img', { name: /out of 5 stars/ })).toBeVisible();
  }
  await expect.soft(page.getByText(labels.sampleNotice)).toHaveCount(2);
  // In a section of their own, labelled, without stars.
  const part = page.getByRole('region', { name: ai.heading });
  await expect.soft(part.getByRole('listitem')).toHaveCount(aiReviews.length);
  await expect.soft(part.getByText(labels.ai, { exact: true })).toHaveCount(aiReviews.length);
  await expect.soft(part.getByRole('img', { name: /stars/ })).toHaveCount(0);
});

test('the samples on the book page and the landing page are labelled too', async ({ page }) => {
  await page.goto('/book');
  for (const { text } of bookTestimonials)
    await expect(page.getByRole('figure').filter({ hasText: text })).toContainText(labels.sample);
  await expect(page.getByText(labels.sampleNotice)).toBeVisible();
  await page.goto('/landing');
  await expect(page.getByRole('main')).toContainText(labels.sampleNotice);
  await expect(page.getByRole('main').getByText(labels.sample, { exact: true })).toHaveCount(3);
});

test('the list of figures has the whole registry, and each figure can be linked to', async ({ page }) => {
  await page.goto('/about-these-figures');
  const list = page.getByRole('table');
  for (const { text } of claims) await expect.soft(list).toContainText(text);
  const evidenced = claims.filter(({ basis }) => basis === 'evidenced').length;
  await expect(page.getByText(`${claims.length} figures. ${evidenced} of them are evidenced`)).toBeVisible();
  const [{ id, text }] = claims;
  await page.goto(`/about-these-figures#${id}`);
  await expect(page.getByRole('row').filter({ hasText: text })).toBeInViewport();
});

test('the speaking page has two booking links, labelled samples, and a kit that prints', async ({ page }) => {
  await page.goto('/speaking');
  const asking = page.getByRole('link', { name: 'Check Availability' });
  await expect(asking).toHaveCount(2);
  for (const link of await asking.all()) await expect(link).toHaveAttribute('href', /^\/contact/);
  await expect(page.getByRole('button', { name: 'Reel coming soon' })).toBeDisabled();
  await expect(page.getByText(speaking.closing.note)).toBeVisible();
  const voices = page.getByRole('region', { name: speaking.organizers.heading });
  await expect(voices).toContainText(labels.sampleOrganizers);
  await expect(voices.getByText(labels.sample, { exact: true })).toHaveCount(2);

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

test('the sticky bar leads to the form, and covers neither it nor the open book', async ({ page }) => {
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

  test('the form beside the worksheets asks for the address that is missing', async ({ page }) => {
    const { fields, submit } = workbookForm;
    await page.goto('/workbook/pages');
    await page.getByLabel(fields.firstName.label).fill('Ada');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByLabel(fields.email.label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(fields.firstName.label)).toHaveValue('Ada');
  });

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
