import { readableDate } from '@/content/articles/article';
import { articles, guides, neighbours, posts, related } from '@/content/articles/articles';
import { articlePage, blog } from '@/content/blog';
import { expect, test } from '../../support/fixtures.ts';

test('the list has one featured article and five others', async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(posts.length);
  await expect(main.getByRole('link', { name: 'Read Full Article' })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Read More' })).toHaveCount(posts.length - 1);
  await main.getByRole('link', { name: 'Read Full Article' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${articles[0].id}$`));
});

test('the list leads to the guides in reading order', async ({ page }) => {
  await page.goto('/blog');
  const links = page.getByRole('region', { name: blog.guides.heading }).getByRole('link');
  await expect(links).toHaveText(guides.map(({ title }) => title));
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/${guides[0].id}$`));
});

for (const article of articles) {
  const { id, category, published, reviewed, readTime, excerpt, sections, sources } = article;

  test(`"${id}" stands whole, with its parts, its sources and its ways on`, async ({ page }) => {
    await page.goto(`/blog/${id}`);
    const text = page.getByRole('article').first();
    for (const words of [category, readableDate(published), readTime, excerpt, 'not a doctor']) {
      await expect(text).toContainText(words);
    }
    await expect(text).toContainText(`${articlePage.reviewed} ${readableDate(reviewed)}`);
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');

    const contents = page.getByRole('navigation', { name: articlePage.contents });
    await expect(contents.getByRole('link')).toHaveCount(sections.length + (sources.length ? 1 : 0));
    for (const { id: part } of sections) await expect(page.locator(`[id="${part}"]`)).toHaveCount(1);
    for (const source of sources) await expect(page.locator(`#source-${source.id}`)).toBeVisible();

    const { previous, next } = neighbours(id);
    const nearby = page.getByRole('navigation', { name: articlePage.neighbours.label });
    const expected = [previous, next].flatMap((article) => (article ? [`/blog/${article.id}`] : []));
    const found = await nearby
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(found).toEqual(expected);

    const others = page.getByRole('region', { name: articlePage.related.heading });
    await expect(others.getByRole('article').getByRole('heading')).toHaveText(
      related(id).map(({ title }) => title),
    );
    const ways = page.getByRole('region', { name: articlePage.calls.heading });
    await expect(ways.getByRole('link', { name: 'Get The Book' })).toHaveAttribute('href', '/book');
    await expect(ways.getByRole('link', { name: 'Free Workbook' })).toHaveAttribute('href', '/workbook');
  });
}

test('an article is shared by the platform’s own dialog', async ({ page, baseURL }) => {
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

test('without that dialog the address is copied, and the page says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(`/blog/${articles[1].id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(articlePage.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/${articles[1].id}`);
});

test('without script an article is sent by e-mail', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/blog/${articles[1].id}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  const letter = await page.getByRole('link', { name: articlePage.share.mail }).getAttribute('href');
  expect(decodeURIComponent(letter ?? '')).toContain(`${baseURL}/blog/${articles[1].id}`);
  await page.close();
});

test('an article on paper is the text with its sources, and nothing to press', async ({ page }) => {
  await page.goto(`/blog/${articles[0].id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: articlePage.sources })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: articlePage.related.heading })).toBeHidden();
});
