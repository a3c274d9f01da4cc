import { strFromU8, unzipSync } from 'fflate';
import { openSync } from 'fontkit';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { outlineLines } from '@/build/outline-lines';
import { makeWorkbookEpub } from '@/build/workbook/make-epub';
import { makeWorkbookPdf } from '@/build/workbook/make-pdf';
import { footLine, safetyLineAboveNumbers } from '@/content/safety';
import { crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { Workbook } from '@/content/workbook/model';
import { workbook as typedWorkbook } from '@/content/workbook/workbook';
import { colors } from '@/lib/design/colors';
import { pagesOf, structureOf, type Element as Tag, textOfPdf } from '../../support/pdf';
import { otherWordings, someoneToTalkTo, withoutSafety } from '../../support/safety-on-page';
import { fieldsOfPart, plain, textsOfWorkbook } from '../content/read-blocks';

const workbook: Workbook = typedWorkbook;
const fieldNames = workbook.parts.flatMap(fieldsOfPart).map(({ name }) => name);
/** Lines below the last block of a page, which belong to no block. */
const isNotes = (name = '') => name.startsWith('notes/');
let a4: Buffer;
beforeAll(async () => {
  a4 = await makeWorkbookPdf(workbook, 'a4');
}, 60_000);

describe.each([
  ['a4', 595.28, 841.89],
  ['letter', 612, 792],
] as const)('the workbook in %s', (size, width, height) => {
  let bytes: Buffer;
  let pdf: string;
  let pages: ReturnType<typeof pagesOf>;
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0;
  beforeAll(async () => {
    bytes = size === 'a4' ? a4 : await makeWorkbookPdf(workbook, size);
    pdf = bytes.toString('latin1');
    pages = pagesOf(bytes);
  }, 60_000);

  it('has at least 16 pages, all of this size, every font, all of the one for fields, and is smaller than 1.5 MB', () => {
    expect(bytes.length).toBeLessThan(1_500_000);
    expect(count(/\/Type \/Page\n/g)).toBeGreaterThanOrEqual(16);
    const sizes = pdf.match(/(?<=\/MediaBox )\[0 0 [\d.]+ [\d.]+\]/g);
    expect(new Set(sizes)).toEqual(new Set([`[0 0 ${width} ${height}]`]));
    const descriptors = count(/\/Type \/FontDescriptor/g);
    expect(descriptors).toBeGreaterThanOrEqual(6);
    expect(count(/\/FontFile[23] \d+ 0 R/g)).toBe(descriptors);
    expect(pdf).toContain('/BaseFont /AtkinsonHyperlegibleNext-Regular');
  });

  it('is tagged, in British English, shows its title, links each crisis number, and has bookmarks and texts for figures', () => {
    const links = crisisNumbers.map(({ href }) => `/URI (${href})`);
    const title = ['/DisplayDocTitle true', `(${workbook.title})`];
    for (const part of ['/Marked true', '/Lang (en-GB)', ...title, ...links]) expect(pdf).toContain(part);
    expect(count(/\/Tabs \/S/g)).toBe(count(/\/Type \/Page\n/g));
    const sections = workbook.parts.reduce((sum, part) => sum + part.sections.length, 0);
    expect(pdf).toContain('/PageMode /UseOutlines');
    expect(count(/\/Dest \[\d+ 0 R \/XYZ/g)).toBe(workbook.parts.length + sections + 1);
    expect([/\/S \/Figure/g, /\/S \/Figure\n\/Alt \(/g].map(count)).toEqual([2, 2]);
  });

  it('has a field for everything to fill in, each with a name, tooltip and tag', () => {
    const names = [...pdf.matchAll(/\/T \(([^)]+\/[^)]+)\)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !isNotes(name)).toSorted()).toEqual(fieldNames.toSorted());
    for (const part of [/\/Subtype \/Widget/g, /\/TU /g, /\/S \/Form\n/g])
      expect(count(part)).toBe(names.length);
    expect(names.filter((name) => name?.startsWith('trigger-log-1/'))).toHaveLength(45);
    expect(names).toContain('plan-now/plan/person');
    // Its checkboxes bring their appearance.
    expect(pdf).toContain('/NeedAppearances false');
    const boxes = count(/\/FT \/Btn/g);
    expect(boxes).toBeGreaterThan(30);
    expect(count(/\/Yes \d+ 0 R/g)).toBe(boxes);
  });

  it('keeps what belongs together on one sheet, and uses every sheet down to its foot', () => {
    expect(textOfPdf(bytes)).toMatch(/The list in full: \[3\]\W*chest pain/);
    const ends = pages.map(({ end }, page) => `${page + 1}: ${end}`);
    expect(ends.filter((_, page) => (pages[page]?.end ?? 0) < 0.7)).toEqual([]);
    for (const [first = '', last = ''] of [
      ['When it is bad: read this', 'What I will say'],
      ['Numbers for now', 'Numbers and hours can change.'],
    ])
      expect(pages.filter(({ words }) => words.includes(first) && words.includes(last))).toHaveLength(1);
  });
});

it('zeros have no slash in either font, but an outline and one counter: their width tells them from an O', () => {
  for (const font of ['atkinson', 'atkinson-italic']) {
    const [zero] = openSync(`build/data/${font}.woff2`).layout('0').glyphs;
    expect(zero?.path.toSVG().match(/M/g)).toHaveLength(2);
  }
});

const isTag = (child: Tag['children'][number]): child is Tag => typeof child === 'object' && 'role' in child;
const below = ({ children }: Tag) => children.filter(isTag);
const all = (element: Tag): Tag[] => [element, ...below(element).flatMap(all)];
const partsOf = (root: Tag) => below(root).filter(({ role }) => role === 'Part');
const rolesBelow = (element: Tag) => below(element).map(({ role }) => role);
const wordsOf = ({ children }: Tag): string =>
  children.map((one) => (typeof one === 'string' ? one : isTag(one) ? wordsOf(one) : '')).join(' ');
const fieldsOf = ({ children }: Tag): string[] =>
  children.flatMap((one) => (typeof one === 'string' ? [] : isTag(one) ? fieldsOf(one) : [one.field]));
/** Ignores citations and line breaks. */
const bare = (text: string) => text.replace(/\[\d+\]|\s+/g, '');
function expectAllInOrder(words: string) {
  let from = 0;
  for (const text of textsOfWorkbook(workbook)) {
    const found = words.indexOf(bare(plain(text)), from);
    expect(found, text).toBeGreaterThanOrEqual(from);
    from = found;
  }
}

describe("the PDF's structure tree", () => {
  let root: Tag;
  let lost: string[];
  beforeAll(() => {
    ({ root, lost } = structureOf(a4));
  });

  it('contains everything drawn, except decoration, in the order of the source, with each field once', () => {
    expect(lost).toEqual([]);
    expect(wordsOf(root)).not.toContain('nothing is drawn');
    expectAllInOrder(bare(partsOf(root).map(wordsOf).join('')));
    expect(fieldsOf(root).filter((name) => !isNotes(name))).toEqual(fieldNames);
    for (const { role, children } of all(root)) if (role === 'Form') expect(children).toHaveLength(1);
  });

  it('has a Part for each part, without skipped heading levels', () => {
    const parts = partsOf(root);
    expect(parts).toHaveLength(workbook.parts.length);
    const levels = all(root).flatMap(({ role }) => Number(/^H(\d)$/.exec(role)?.[1] ?? []) || []);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    for (const [index, part] of parts.entries()) {
      const headings = all(part).filter(({ role }) => role === 'H1' || role === 'H2');
      const { title = '', sections = [] } = workbook.parts[index] ?? {};
      expect(headings.map((heading) => bare(wordsOf(heading)))).toEqual(
        [title, ...sections.map(({ heading }) => heading)].map(bare),
      );
    }
  });

  it('tags lists, tables and figures', () => {
    const lists = { L: /^LI$/, LI: /^(Lbl|LBody|Form)$/, TOC: /^TOCI$/ };
    const allowed: Record<string, RegExp> = { ...lists, Table: /^(Caption|TR)$/, TR: /^(TH|TD)$/ };
    for (const element of all(root))
      for (const role of rolesBelow(element))
        expect(role, `in ${element.role}`).toMatch(allowed[element.role] ?? /./);
    const tables = all(root).filter(({ role }) => role === 'Table');
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const [first] = below(table).filter(({ role }) => role === 'TR');
      expect(new Set(first && rolesBelow(first))).toEqual(new Set(['TH']));
    }
    for (const picture of all(root).filter(({ role }) => role === 'Figure'))
      expect(picture.alt.length).toBeGreaterThan(20);
  });
});

it('the PDF is reproducible byte for byte, and uses the standard wording of safety, with someone to talk to or text', async () => {
  expect((await makeWorkbookPdf(workbook, 'a4')).equals(a4)).toBe(true);
  const words = textOfPdf(a4);
  expect(words.length).toBeGreaterThan(20_000);
  for (const line of [safetyLineAboveNumbers, footLine]) expect(words).toContain(plain(line));
  // Lines break anywhere in a PDF, so it is split into sentences.
  expect(otherWordings(withoutSafety(words).split(/(?<=[.?:]) /))).toEqual([]);
  for (const help of someoneToTalkTo) expect(words).toContain(help);
});

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

it('the workbook as an EPUB is the same each time, has its media type, package and every file, and a cover of pixels named both ways', async () => {
  expect(Buffer.from(await makeWorkbookEpub(workbook)).equals(Buffer.from(bytes))).toBe(true);
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
  const readIn = (page: string) => {
    const body = treeOf(page).querySelector('body')?.cloneNode(true) as Element;
    for (const citation of body.querySelectorAll('a[href*="#source-"]')) citation.remove();
    return body.textContent;
  };
  expectAllInOrder(bare(pages.map(readIn).join('')));
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
