import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { site } from '@/content/site';
import type { Workbook } from '@/content/workbook/model';
import { type FontName, pageSizes, readFonts } from './design';
import { drawNotes } from './fill-in';
import { startForm, writingFont } from './form-fields';
import { type ContentsEntry, drawContents, drawCover, drawFeet, drawPart, drawSources } from './pages';
import { type RestPlan, Sheet } from './sheet';

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

/** An answer of so many lines may become as long as its page. */
const LONG = 3;

/** The lines to add to each group of lines, so that its page ends in lines to write on, near its foot. */
function planLines({ pages, writing, size }: Sheet): number[] {
  const more = writing.map(() => 0);
  for (const { page, fill } of pages) {
    const most = Math.floor(((1 - fill) * (size.bottom - size.top)) / size.line);
    let room = most;
    const groups = writing.flatMap((group, index) => (group.page === page ? [{ ...group, index }] : []));
    // The longest answers get more room first, and short ones never get much.
    groups.sort((one, other) => other.lines - one.lines || other.index - one.index);
    for (let round = 1; round <= most; round += 1)
      for (const { index, lines } of groups)
        if (room > 0 && (lines >= LONG || round <= 2)) {
          more[index] = round;
          room -= 1;
        }
  }
  return more;
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
    const { sheet } = await draw(workbook, name, breaks, undefined, { ...fonts, write });
    const next = planBreaks(sheet);
    if (next.length === 0) {
      // The contents are drawn last, so their page counts as empty here.
      const empty = sheet.pages.find(({ fill }) => fill > 0 && fill < 0.12);
      if (empty) throw new Error(`Page ${empty.page + 1} of the ${name} workbook is nearly empty.`);
      const plan = { turns: sheet.turns, more: planLines(sheet), drawRest: drawNotes };
      const filled = await draw(workbook, name, breaks, plan, { ...fonts, write });
      if (filled.sheet.pages.length !== sheet.pages.length)
        throw new Error(`The lines of the ${name} workbook do not fit.`);
      return filled.bytes;
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
  plan: RestPlan | undefined,
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
  const sheet = new Sheet(doc, size, root, breaks, plan);
  drawCover(sheet, workbook);
  sheet.newPage();
  const contents = sheet.reserve('Sect', { title: 'Contents' });

  const entries: ContentsEntry[] = workbook.parts.map((part, index) => {
    const page = doc.bufferedPageRange().count + 1;
    drawPart(sheet, part, index + 1);
    return { id: part.id, title: part.title, page };
  });
  drawSources(sheet, workbook.sources);
  sheet.endPage();

  doc.switchToPage(1);
  sheet.within(contents, () => drawContents(sheet, entries));
  contents.end();
  drawFeet(sheet, workbook.title);
  root.end();
  doc.end();
  return { bytes: await bytes, sheet };
}
