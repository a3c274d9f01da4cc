import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { site } from '@/content/site';
import type { Workbook } from '@/content/workbook/model';
import { type FontName, pageSizes, readFonts } from './design';
import { startForm, writingFont } from './form-fields';
import {
  type ContentsEntry,
  drawContents,
  drawCover,
  drawFeet,
  drawPart,
  drawSources,
  drawTails,
} from './pages';
import { Sheet } from './sheet';

/** Identifies the document as PDF/UA-1 in its metadata. */
const PDF_UA =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** A page that overflowed from the one before and holds less than this is a widow. */
const SPARSE = 0.34;

/** Break points that fill the sparse pages: each moves the last blocks of the page before. */
function planBreaks({ pages, breakPoints }: Sheet): number[] {
  return pages.flatMap(({ fill }, index) => {
    const before = pages[index - 1];
    if (fill >= SPARSE || !before?.overflowed) return [];
    const last = breakPoints.findLastIndex(
      (point) => point.page === before.page && fill + before.fill - point.fill >= SPARSE + 0.05,
    );
    return last < 0 ? [] : [last];
  });
}

/** A page that ends above this share of itself looks half empty, and is filled at most up to `FULL`. */
const HALF = 0.72;
const FULL = 0.86;
/** The most that lines to write on move apart, in points. */
const MOST = 10;

/** The space to add between the lines of each half-empty page. */
function planSpread({ pages, stretchable, size }: Sheet): number[] {
  const spread: number[] = [];
  for (const { page, fill } of pages) {
    const count = stretchable[page];
    if (count && fill < HALF)
      spread[page] = Math.min(((FULL - fill) * (size.bottom - size.top)) / count, MOST);
  }
  return spread;
}

/**
 * Makes the workbook as a tagged PDF with bookmarks and form fields. Output is byte-identical for the same workbook. It
 * is drawn again until no page is left nearly empty.
 */
export async function makeWorkbookPdf(workbook: Workbook, name: keyof typeof pageSizes): Promise<Buffer> {
  const breaks = new Set<number>();
  const fonts = await readFonts();
  const write = await writingFont(fonts.sans);
  for (let round = 0; round < 12; round += 1) {
    const { bytes, sheet } = await draw(workbook, name, breaks, [], { ...fonts, write });
    const next = planBreaks(sheet);
    if (next.length === 0) {
      // The contents are drawn last, so their page counts as empty here.
      const empty = sheet.pages.find(({ fill }) => fill > 0 && fill < 0.12);
      if (empty) throw new Error(`Page ${empty.page + 1} of the ${name} workbook is nearly empty.`);
      const spread = await draw(workbook, name, breaks, planSpread(sheet), { ...fonts, write });
      return spread.sheet.pages.length === sheet.pages.length ? spread.bytes : bytes;
    }
    for (const point of next) breaks.add(point);
  }
  throw new Error(`The pages of the ${name} workbook cannot be balanced.`);
}

/** @param fonts `write` is the one of form fields; pdfkit embeds the characters used of the others */
async function draw(
  workbook: Workbook,
  name: keyof typeof pageSizes,
  breaks: ReadonlySet<number>,
  spread: readonly number[],
  { write, ...fonts }: Record<FontName | 'write', Buffer>,
) {
  const size = pageSizes[name];
  // Not the build date, so that output is byte-identical.
  const revised = new Date(`${workbook.revised}T00:00:00Z`);
  const doc = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: workbook.title,
      Author: site.authorName || site.name,
      Subject: workbook.subtitle,
      Keywords: 'health anxiety, workbook, self-help',
      CreationDate: revised,
      ModDate: revised,
    },
  });
  const bytes = buffer(doc);
  // pdfkit's own `subset: 'PDF/UA'` also writes a CIDSet that does not match the fonts.
  doc.appendXML(PDF_UA);
  for (const [font, bytes] of Object.entries(fonts)) doc.registerFont(font, bytes);
  startForm(doc, write);

  const root = doc.struct('Document', { title: workbook.title });
  doc.addStructure(root);
  const sheet = new Sheet(doc, size, root, breaks, spread);
  drawCover(sheet, workbook);
  sheet.newPage();
  const contents = sheet.reserve('Sect', { title: 'Contents' });

  const entries: ContentsEntry[] = workbook.parts.map((part, index) => {
    const page = doc.bufferedPageRange().count + 1;
    drawPart(sheet, part, index + 1);
    return { id: part.id, title: part.title, page };
  });
  drawSources(sheet, workbook.sources);
  sheet.pages.push({ page: sheet.page, fill: sheet.fill, overflowed: false });

  doc.switchToPage(1);
  sheet.within(contents, () => drawContents(sheet, entries));
  contents.end();
  drawTails(sheet);
  drawFeet(sheet, workbook.title);
  root.end();
  doc.end();
  return { bytes: await bytes, sheet };
}
