import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import CompanionPage from '@/app/(site)/companion/page';
import { CompanionOffer } from '@/app/flip-method-app/home/progress';
import { BookCover } from '@/components/illustrations/book-cover';
import { ErrorFrame } from '@/components/site/error-frame';
import { ErrorPage } from '@/components/site/error-page';
import { Stars } from '@/components/site/testimonials';
import { familyFriendsSupport } from '@/content/articles/family-friends-support';
import { banner } from '@/content/banner';
import type { ClaimsMode } from '@/content/claim';
import { companion } from '@/content/companion';
import { companionShare } from '@/content/companion-share';
import { errorPage } from '@/content/errors';
import { flipWords } from '@/content/flip/flip';
import { written } from '@/content/flip/written';
import { press } from '@/content/press';
import { unregisteredFigures } from '../../support/figures-on-page';
import { pagePaths, renderPages } from '../../support/pages-of-site';

const read = (element: ReactElement) => new JSDOM(renderToStaticMarkup(element)).window.document;

it('the companion page repeats only the article for family and friends, plus how to call for help, and numbers its sources', () => {
  const main = read(<CompanionPage />).querySelector('main');
  const pieces = JSON.stringify(familyFriendsSupport.sections);
  for (const { blocks } of [companion.now, ...companion.later])
    for (const block of blocks) expect(pieces).toContain(JSON.stringify(block));
  expect(main?.querySelector('a[href="tel:999"]')).not.toBeNull();
  expect(main?.querySelector('[role=note] ~ * h2')?.id, 'what to say comes first').toBe(companion.now.id);
  expect(main?.querySelector('form, input')).toBeNull();
  const cited = [...(main?.querySelectorAll('a[href^="#source-"]') ?? [])];
  const listed = [...(main?.querySelectorAll('li[id^="source-"]') ?? [])];
  const sources = listed.map(({ id }, at) => `${at + 1} #${id}`);
  const links = cited.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect([...new Set(links)]).toEqual(sources);
});

it("the offer to share it puts only the page's URL into the message, nothing about the person", () => {
  vi.stubGlobal('location', new URL('https://site.example/flip-method-app?mode=emergency'));
  vi.stubGlobal('navigator', {});
  const offer = read(<CompanionOffer />);
  const message = offer.querySelector('a[href^="sms:"]')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(message)).toMatch(/https:\/\/site\.example\/companion$/);
  expect(offer.querySelector('a[href="/companion"]')?.textContent).toBe(companionShare.open);
});

it('the error page blames no one else, and offers retry, home, contact, the numbers and the written steps', () => {
  const failed = (digest?: string) =>
    read(<ErrorPage error={Object.assign(new Error(), { digest })} reset={() => {}} />);
  const page = failed('1234567');
  expect(page.querySelector('h1')?.textContent).toBe(errorPage.headline);
  expect(page.querySelector('button')?.textContent).toBe(errorPage.retry);
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual(['/', '/contact', '/resources']);
  expect(links).toContain('tel:999');
  expect(page.querySelectorAll('ol li')).toHaveLength(written.steps.length);
  expect(page.body.textContent).toContain('Reference: 1234567');
  expect(failed().body.textContent).not.toContain(errorPage.reference);
  const { textContent } = read(<ErrorFrame>the words</ErrorFrame>).body;
  for (const words of [banner.text, 'Resources', 'the words']) expect(textContent).toContain(words);
});

it("the press covers equal the site's cover, and have the size in their label", async () => {
  const [vector, ...pictures] = press.downloads.items;
  const file = (href: string) => readFileSync(`public${href}`);
  /** Without the small print, which the file has as outlines. */
  const drawing = (svg: string) => {
    const cover = new JSDOM(svg).window.document.querySelector('svg');
    for (const print of cover?.querySelectorAll('g[font-size]') ?? []) print.remove();
    return cover?.innerHTML.trim();
  };
  const cover = file(vector.href).toString();
  expect(cover).toMatch(/^<svg[^>]*xmlns=.*<path/s);
  expect(drawing(cover)).toBe(drawing(renderToStaticMarkup(<BookCover />)));
  for (const { href, label } of pictures) {
    const { width, height, format } = await sharp(file(href)).metadata();
    expect(`${label} ${format}`).toMatch(new RegExp(`${width} by ${height}.* png$`));
  }
});

it.each([
  [4.8, [1, 1, 1, 1, 0.8]],
  [0.5, [0.5, 0, 0, 0, 0]],
])('%s stars are filled proportionally', (rating, expected) => {
  const drawn = read(<Stars rating={rating} label="" />).querySelector('svg[aria-hidden][width]');
  // A star covers the middle 17.4 of 20 units.
  const width = Number(drawn?.getAttribute('width'));
  const shares = [0, 20, 40, 60, 80].map((left) => (width - left - 1.3) / 17.4);
  expect(shares.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100)).toEqual(expected);
});

const shown = async (authorPhoto: string) => {
  vi.resetModules();
  vi.doMock('@/content/site', async (original) => {
    const { site, ...rest } = await original<typeof import('@/content/site')>();
    return { ...rest, site: { ...site, authorPhoto } };
  });
  const { AuthorPicture } = await import('@/components/illustrations/drawings');
  return renderToStaticMarkup(<AuthorPicture />);
};

it('the author is drawn until the owner names a photograph, which then has its words and its place', async () => {
  expect(await shown('')).toMatch(/^<svg aria-hidden="true"/);
  const photo = await shown('/pictures/author.webp');
  for (const part of ['src="/pictures/author.webp"', 'alt="The author"', 'width="480"', 'height="640"'])
    expect(photo).toContain(part);
  expect(photo).not.toContain('<svg');
});

it('the favicon has the sizes that browsers and search engines take, filled to the edge', async () => {
  const file = readFileSync('app/favicon.ico');
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  expect(entries.map((at) => file[at])).toEqual([16, 32, 48]);
  for (const at of entries) {
    const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    const { isOpaque } = await sharp(file.subarray(offset, offset + length)).stats();
    expect(isOpaque).toBe(true);
  }
});

describe.each(['all', 'evidenced'] satisfies ClaimsMode[])('built with CLAIMS=%s', (mode) => {
  let markup: Map<string, string>;
  let evidenceBank = '';

  beforeAll(async () => {
    vi.resetModules();
    vi.stubEnv('CLAIMS', mode);
    markup = await renderPages();
    const { Evidence } = await import('@/app/flip-method-app/home/progress');
    vi.stubGlobal('location', { origin: 'https://example.org' });
    evidenceBank = renderToStaticMarkup(<Evidence total={null} own={null} />);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }, 120_000);

  it.each(pagePaths)('%s shows only figures that the registry lists for it', (path) => {
    const html = markup.get(path) ?? '';
    expect(html).toContain('<h1');
    expect(unregisteredFigures(`<body>${html}</body>`, path, mode)).toEqual([]);
  });

  it('the pages and the Evidence Bank show the figures in the specification, or no empty lists and no samples', () => {
    const isShown = mode === 'all';
    for (const figures of ['100%', flipWords.evidence.figures.split(':')[0] ?? ''])
      expect(evidenceBank.includes(figures)).toBe(isShown);
    const shown = {
      '/landing': '10,000+ People Helped',
      '/speaking': '50+',
      '/': 'people transformed this month',
    };
    for (const [path, text] of Object.entries(shown)) expect(markup.get(path)?.includes(text)).toBe(isShown);
    const none =
      /<(ul|ol|dl)[^>]*><\/\1>|Sample (?:reviews|words): placeholders|people transformed this month/;
    if (!isShown) for (const [path, html] of markup) expect(html, path).not.toMatch(none);
    // The scan above finds what a page may not show.
    const found = unregisteredFigures(markup.get('/speaking') ?? '', '/speaking', 'evidenced');
    expect(found.includes('50+')).toBe(isShown);
  });
});
