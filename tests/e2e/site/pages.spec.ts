import { load } from 'cheerio';
import { readableDate } from '@/content/articles/article';
import { articles, neighbours, related } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { sampleChapters } from '@/content/chapters/chapters';
import { landing } from '@/content/landing';
import { lookInside } from '@/content/look-inside';
import { mayNotSell } from '@/content/no-selling';
import { notFound } from '@/content/not-found';
import { ask, safetyBox } from '@/content/safety';
import { speakerKit } from '@/content/speaker-kit';
import { stickyBar } from '@/content/sticky-bar';
import { fillWords } from '@/content/workbook/fill';
import { workbookForm } from '@/content/workbook/page';
import { workbook } from '@/content/workbook/workbook';
import { worksheets } from '@/content/workbook/worksheets';
import { expect, test } from '../../support/fixtures.ts';

test('the speaking page has two booking links and a kit to print', async ({ page }) => {
  await page.goto('/speaking');
  const asking = page.getByRole('link', { name: 'Check Availability' });
  await expect(asking).toHaveCount(2);
  for (const link of await asking.all()) await expect(link).toHaveAttribute('href', /^\/contact/);
  await expect(page.getByRole('button', { name: 'Reel coming soon' })).toBeDisabled();
  await page.getByRole('link', { name: 'Request Speaker Kit' }).first().click();
  await expect(page).toHaveURL(/\/speaking\/kit$/);
  const print = page.getByRole('button', { name: speakerKit.print });
  await expect(print).toBeVisible();
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

test('each article has its sections, sources, related links and a mail to share it', async ({
  request,
  baseURL,
}) => {
  for (const { id, category, published, reviewed, readTime, excerpt, sections, sources } of articles) {
    const $ = load(await (await request.get(`/blog/${id}`)).text());
    const textOf = (selector: string) => $(selector).text().replaceAll(/\s+/g, ' ');
    const labelled = (label: string) => $(`[aria-label="${label}"]`).first();
    const under = (heading: string) =>
      $('section').filter((_, part) => $(part).find('h2').first().text().trim() === heading);
    const targets = (part: typeof $.prototype) => [...part.find('a')].map((link) => $(link).attr('href'));

    const review = `${articlePage.reviewed} ${readableDate(reviewed)}`;
    for (const part of [category, readableDate(published), readTime, excerpt, 'not a doctor', review])
      expect.soft(textOf('article'), id).toContain(part);
    expect.soft(targets($('main')), id).toContain('/');

    const parts = [...sections, ...(sources.length > 0 ? [{ id: 'sources' }] : [])].map((part) => part.id);
    expect.soft(targets(labelled(articlePage.contents)), id).toEqual(parts.map((part) => `#${part}`));

    const { previous, next } = neighbours(id);
    const nearby = [previous, next].flatMap((article) => (article ? [`/blog/${article.id}`] : []));
    expect.soft(targets(labelled(articlePage.neighbours.label)), id).toEqual(nearby);
    const others = under(articlePage.related.heading).find('article :is(h2, h3)');
    const titles = [...others].map((each) => $(each).text());
    expect.soft(titles, id).toEqual(related(id).map(({ title }) => title));
    const calls = under(articlePage.calls.heading);
    const offered = targets(calls).filter((href) => /^\/(book|workbook)$/.test(`${href}`));
    expect.soft(offered, id).toEqual(['/workbook', '/book']);
    const mail = $('a').filter((_, link) => $(link).text().trim() === articlePage.share.mail);
    expect.soft(decodeURIComponent(`${mail.attr('href')}`), id).toContain(`${baseURL}/blog/${id}`);
    // The workbook's form is in place, except where nothing is sold.
    expect.soft(calls.find('form').length > 0, id).toBe(!mayNotSell(`/blog/${id}`));
  }
});

// What the button does is tested in unit/elements/page.test.tsx.
test('an article offers to share it, and prints without controls', async ({ page }) => {
  await page.goto(`/blog/${articles[0].id}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The short box and the long one, without the middle one of "More".
  await expect(page.getByText(ask.when, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(ask.unsure, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articlePage.sources })).toBeVisible();
  for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articlePage.related.heading })).toBeHidden();
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
