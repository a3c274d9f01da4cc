import { JSDOM } from 'jsdom';
import { readableDate } from '@/content/articles/article';
import { articles, guides, neighbours, posts, related } from '@/content/articles/articles';
import { articlePage, blog } from '@/content/blog';
import { mayNotSell } from '@/content/no-selling';
import { ask } from '@/content/safety';
import { expect, test } from '../../support/fixtures.ts';

test('the list has one featured article, the others, and the guides in reading order', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(posts.length);
  await expect(main.getByRole('link', { name: 'Read Full Article' })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Read More' })).toHaveCount(posts.length - 1);
  const links = page.getByRole('region', { name: blog.guides.heading }).getByRole('link');
  await expect(links).toHaveText(guides.map(({ title }) => title));
  await expect(links.first()).toHaveAttribute('href', `/blog/${guides[0].id}`);
  await main.getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${articles[0].id}$`));
});

const words = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ') ?? '';

test('each article has its sections, sources and related links', async ({ request }) => {
  for (const { id, category, published, reviewed, readTime, excerpt, sections, sources } of articles) {
    const { document } = new JSDOM(await (await request.get(`/blog/${id}`)).text()).window;
    const labelled = (label: string) => document.querySelector(`[aria-label="${label}"]`);
    const under = (heading: string) =>
      [...document.querySelectorAll('section')].find((part) => words(part.querySelector('h2')) === heading);
    const targets = (part: Element | null | undefined) =>
      [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

    const review = `${articlePage.reviewed} ${readableDate(reviewed)}`;
    for (const part of [category, readableDate(published), readTime, excerpt, 'not a doctor', review])
      expect.soft(words(document.querySelector('article')), id).toContain(part);
    expect.soft(targets(document.querySelector('main')), id).toContain('/');

    const parts = [...sections, ...(sources.length > 0 ? [{ id: 'sources' }] : [])].map(
      (part) => `#${part.id}`,
    );
    expect.soft(targets(labelled(articlePage.contents)), id).toEqual(parts);
    for (const part of parts)
      expect.soft(document.querySelectorAll(`[id="${part.slice(1)}"]`), part).toHaveLength(1);
    for (const source of sources)
      expect.soft(document.getElementById(`source-${source.id}`), source.id).toBeTruthy();

    const { previous, next } = neighbours(id);
    const nearby = [previous, next].flatMap((article) => (article ? [`/blog/${article.id}`] : []));
    expect.soft(targets(labelled(articlePage.neighbours.label)), id).toEqual(nearby);
    const others = [...(under(articlePage.related.heading)?.querySelectorAll('article :is(h2, h3)') ?? [])];
    expect.soft(others.map(words), id).toEqual(related(id).map(({ title }) => title));
    const offered = targets(under(articlePage.calls.heading)).filter((href) =>
      /^\/(book|workbook)$/.test(`${href}`),
    );
    expect.soft(offered, id).toEqual(['/workbook', '/book']);
    // The workbook's form is in place, except where nothing is sold.
    const form = under(articlePage.calls.heading)?.querySelector('form');
    expect.soft(Boolean(form), id).toBe(!mayNotSell(`/blog/${id}`));
  }
});

test('an article is shared through the platform’s share dialog', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
      },
    });
  });
  await page.goto(`/blog/${articles[1].id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.locator('html').getAttribute('data-shared');
  expect(JSON.parse(shared ?? '{}')).toEqual({
    title: await page.title(),
    url: `${baseURL}/blog/${articles[1].id}`,
  });
});

test('without a share dialog the URL is copied, and the page says so', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(`/blog/${articles[1].id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(articlePage.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/${articles[1].id}`);
});

test('without JavaScript an article is shared by e-mail', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/blog/${articles[1].id}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  const mailto = await page.getByRole('link', { name: articlePage.share.mail }).getAttribute('href');
  expect(decodeURIComponent(mailto ?? '')).toContain(`${baseURL}/blog/${articles[1].id}`);
  await page.close();
});

test('a printed article has its text and sources, and no controls', async ({ page }) => {
  await page.goto(`/blog/${articles[0].id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The short box and the long one, without the middle one of "More".
  await expect(page.getByText(ask.when, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(ask.unsure, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articlePage.sources })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articlePage.related.heading })).toBeHidden();
});
