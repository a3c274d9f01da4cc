import { load } from 'cheerio';
import { readableDate } from '@/content/articles/article';
import { articles, neighbours, related } from '@/content/articles/articles';
import { articlePage } from '@/content/blog';
import { mayNotSell } from '@/content/no-selling';
import { ask } from '@/content/safety';
import { expect, test } from '../../support/fixtures.ts';

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

// Copying the URL where there is no dialog is tested in unit/elements/page.test.tsx.
test('an article is shared by the platform’s dialog, and prints without controls', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(`/blog/${articles[0].id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.locator('html').getAttribute('data-shared');
  const url = `${baseURL}/blog/${articles[0].id}`;
  expect(JSON.parse(shared ?? '{}')).toEqual({ title: await page.title(), url });

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The short box and the long one, without the middle one of "More".
  await expect(page.getByText(ask.when, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(ask.unsure, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articlePage.sources })).toBeVisible();
  for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articlePage.related.heading })).toBeHidden();
});
