import { load } from 'cheerio';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { Article } from '@/content/articles/article';
import { articles } from '@/content/articles/articles';
import { banner } from '@/content/banner';
import { articlePage } from '@/content/blog';
import { claimMark } from '@/content/claim';
import { claims } from '@/content/claims';
import { pagesWithoutSelling } from '@/content/no-selling';
import { paths } from '@/lib/paths';
import { pagePaths, sharedPages } from '../../support/pages-of-site';

const html = await sharedPages();
const pages = new Map([...html].map(([path, page]) => [path, new JSDOM(page).window.document]));
const page = (path: string) => pages.get(path) as Document;

/** Whether the elements are in document order. */
function inOrder(...elements: (Element | null | undefined)[]): boolean {
  return elements.every((element, index) => {
    const next = elements[index + 1];
    return element && (!next || Boolean(element.compareDocumentPosition(next) & 4));
  });
}

it('pages for people in a spiral are resources, privacy, terms and the articles about symptoms; other pages sell', () => {
  const some = ['/resources', '/evidence', '/privacy', '/terms', '/accessibility'];
  const article = '/blog/difference-real-vs-anxiety';
  expect(pagesWithoutSelling).toEqual(expect.arrayContaining([...some, article]));
  for (const name of ['site-bar', 'site-counter']) expect(page('/about').querySelector(name)).not.toBeNull();
});

it.each(pagesWithoutSelling)('%s has the banner, but neither the sticky bar nor the counter', (path) => {
  const document = page(path);
  expect(document.querySelector('site-bar, site-counter')).toBeNull();
  expect(document.querySelector('header')?.textContent).toContain(banner.text);
});

it.each(articles)('$id has in order the exercise, safety, its text, and the book', (article: Article) => {
  const putDown = article.putDown ?? articlePage.putDown;
  const document = page(`/blog/${article.id}`);
  const leading = [...document.querySelectorAll(`main a[href="${putDown.link.href}"]`)];
  const words = [putDown.text, putDown.link.label];
  const [first, last, ...more] = leading.filter(({ textContent }) => words.includes(textContent ?? ''));
  expect(more).toEqual([]);
  expect(first?.textContent).toBe(putDown.text);
  expect(last?.closest('p')?.textContent).toContain(putDown.text);
  const parts = [...document.querySelectorAll('.prose-section')];
  const find = (selector: string) => document.querySelector(selector);
  expect(inOrder(find('h1'), first, parts[0], parts.at(-1), last, find('#ways-on'))).toBe(true);
  expect(inOrder(find('[role=note]'), parts[0]?.querySelector('h2'))).toBe(true);
  expect(inOrder(parts.at(-1), find('site-share'))).toBe(true);
});

const words = (document: Document) => document.body.textContent?.replace(/\s+/g, ' ').toLowerCase() ?? '';

const withFigures = pagePaths.filter((path) => path !== '/about-these-figures');
it.each(withFigures)('an illustrative figure is labelled wherever it appears on %s', (path) => {
  const document = page(path);
  const marked = [...document.querySelectorAll('a[href^="/about-these-figures#"]')];
  const shown = claims.filter(({ pages: on }) => (on as readonly string[]).includes(path));
  for (const claim of shown) {
    const mark = marked.find((link) => link.getAttribute('href') === `/about-these-figures#${claim.id}`);
    if (claim.basis === 'evidenced') expect(mark, claim.id).toBeUndefined();
    else if (words(document).includes(claim.value.toLowerCase())) {
      expect(mark?.getAttribute('aria-label'), claim.id).toBe(claimMark.name(claim.text));
      expect(mark?.textContent, claim.id).toBe(claimMark.label);
    }
  }
});

it('an illustrative figure is labelled in the banner beside its counter, and no text promises that it works in seconds', () => {
  const promise = /\b(in|within|after) (just |only )?(4|four) seconds\b/i;
  for (const [path, document] of pages) {
    const counter = document.querySelector('site-counter');
    const mark = counter?.parentElement?.querySelector('a[href$="#transformed-this-month"]');
    expect(Boolean(mark), path).toBe(Boolean(counter));
    const said = words(document).replaceAll('works in just 4 seconds', '');
    if (path !== '/about-these-figures') expect(said, path).not.toMatch(promise);
  }
});

/** Ways of saying that the method is untested. Once it is honest; a refrain is no longer heard. */
const untested =
  /\bno (?:study|scientist) has tested\b|\b(?:has|have) (?:\S+ )?not been tested\b|\buntested\b|\bno study of (?:it|the Flip Method)\b/gi;
/** Texts to copy or of the book, which have no links, and the evidence page itself. */
const withoutLink = /^\/(speaking\/kit|sample-chapters.*|book|evidence)$/;
const parts = 'p, li, td, th, dt, dd, h1, h2, h3, figcaption, caption';

it.each(pagePaths)('that the method is untested is said once at most on %s, beside a link', (path) => {
  const $ = load(html.get(path) ?? '');
  $('script, style, template').remove();
  $(parts).prepend(' ').append(' ');
  const said = $('body').text().match(untested) ?? [];
  expect(said.length).toBeLessThanOrEqual(1);
  if (said.length === 0 || withoutLink.test(path)) return;
  const place = $(parts).filter((_, block) => $(block).text().search(untested) >= 0);
  expect(place.find(`a[href="${paths.evidence}"]`).length).toBeGreaterThan(0);
});
