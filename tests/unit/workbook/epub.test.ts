import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { outlineLines } from '@/build/outline-lines';
import { makeWorkbookEpub } from '@/build/workbook/make-epub';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { colors } from '@/lib/design/colors';
import { plain, textsOfWorkbook } from '../content/read-blocks';

const workbook: Workbook = typedWorkbook;
const bytes = await makeWorkbookEpub(workbook);
const files = unzipSync(bytes);
const names = Object.keys(files);
const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
/** Throws like an e-reader would: an EPUB is XML. */
const parse = (name: string) => new JSDOM(textOf(name), { contentType: 'application/xml' }).window.document;
const marked = names.filter((name) => /\.(?:xhtml|opf|xml)$/.test(name));
const trees = new Map(marked.map((name) => [name, parse(name)]));
const treeOf = (name: string) => trees.get(name) ?? parse(name);
const opf = treeOf('book/package.opf');
const pages = [...opf.querySelectorAll('itemref')].map((item) => `book/${item.getAttribute('idref')}.xhtml`);
const bare = (text: string) => text.replace(/\s+/g, '');

it('the workbook as an EPUB has its media type, package and every file, and a cover of pixels named both ways', async () => {
  expect(names[0]).toBe('mimetype');
  expect(Buffer.from(bytes).toString('latin1', 0, 58)).toMatch(/mimetypeapplication\/epub\+zip$/);
  const root = treeOf('META-INF/container.xml').querySelector('rootfile');
  expect(root?.getAttribute('full-path')).toBe('book/package.opf');
  const items = [...opf.querySelectorAll('manifest > item')];
  const listed = items.map((item) => `book/${item.getAttribute('href')}`);
  expect(listed.sort()).toEqual(names.filter((name) => /^book\/(?!package)/.test(name)).sort());
  expect(opf.querySelectorAll('[properties=nav], [properties=cover-image]')).toHaveLength(2);
  const cover = opf.querySelector('[properties=cover-image]');
  expect(opf.querySelector('meta[name=cover]')?.getAttribute('content')).toBe(cover?.id);
  const picture = await sharp(files[`book/${cover?.getAttribute('href')}`]).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 1_000, height: 1_500 });
});

it('the workbook as an EPUB says on its cover that it is the workbook, in the lettering of the title, and shows it', async () => {
  const word = { text: 'Workbook', x: 384, y: 580, end: true };
  const path = outlineLines([word], 34, 'fraunces/files/fraunces-latin-600-normal.woff');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1500" viewBox="0 0 400 600"><path d="M0 0h400v600H0z" fill="${colors.apricot.light}"/><path d="${path}" fill="${colors['apricot-ink'].light}"/></svg>`;
  const place = { left: 560, top: 1_370, width: 420, height: 100 };
  const [is, wanted] = await Promise.all(
    [Buffer.from(files['book/cover.jpg'] ?? []), Buffer.from(drawn)].map((picture) =>
      sharp(picture).extract(place).greyscale().raw().toBuffer(),
    ),
  );
  const differences = [...(is ?? [])].map((shade, index) => Math.abs(shade - (wanted?.[index] ?? 0)));
  expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(4);
  const shown = treeOf('book/cover.xhtml').querySelector('img[src="cover.jpg"]');
  expect(shown?.getAttribute('alt')).toContain(workbook.title);
});

it('the workbook as an EPUB states its language, date and accessibility', () => {
  expect(opf.getElementsByTagName('dc:language')[0]?.textContent).toBe('en-GB');
  const said = [...opf.querySelectorAll('meta')].map((meta) => meta.getAttribute('property'));
  for (const name of ['accessMode', 'accessibilityFeature', 'accessibilityHazard', 'accessibilitySummary'])
    expect(said).toContain(`schema:${name}`);
  expect(opf.querySelector('[property="dcterms:modified"]')?.textContent).toContain(workbook.revised);
});

it('the workbook as an EPUB contains all of the source in order, with one heading per page', () => {
  const wordsOf = (page: string) => {
    const body = treeOf(page).querySelector('body')?.cloneNode(true) as Element;
    for (const citation of body.querySelectorAll('a[href*="#source-"]')) citation.remove();
    return body.textContent;
  };
  const words = bare(pages.map(wordsOf).join(''));
  let from = 0;
  for (const text of textsOfWorkbook(workbook)) {
    const found = words.indexOf(bare(plain(text)), from);
    expect(found, text).toBeGreaterThanOrEqual(from);
    from = found;
  }
});

it('the workbook as an EPUB links only within itself, to sources and telephone numbers, without scripts or forms', () => {
  const targetsIn = (name: string) => {
    const own = name.replace('book/', '');
    return [own, ...[...treeOf(name).querySelectorAll('[id]')].map(({ id }) => `${own}#${id}`)];
  };
  const targets = new Set(names.filter((name) => name.endsWith('.xhtml')).flatMap(targetsIn));
  for (const page of ['book/nav.xhtml', ...pages])
    for (const link of treeOf(page).querySelectorAll('[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (!/^(https:\/\/|tel:|style\.css$)/.test(href)) expect(targets, `${page}: ${href}`).toContain(href);
    }
  const listed = [...treeOf('book/nav.xhtml').querySelectorAll('nav a')].map((link) => link.textContent);
  for (const { title } of workbook.parts) expect(listed).toContain(title);
  const foreign =
    'script, link:not(head *), form, input, textarea, img:not([src="cover.jpg"]), iframe, [style]';
  for (const page of pages) expect(treeOf(page).querySelector(foreign)).toBeNull();
});

it('the workbook as an EPUB is reproducible byte for byte', async () => {
  expect(Buffer.from(await makeWorkbookEpub(workbook)).equals(Buffer.from(bytes))).toBe(true);
});
