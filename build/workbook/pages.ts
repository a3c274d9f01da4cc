import { disclaimer } from '@/content/disclaimer';
import { footLine } from '@/content/safety';
import { site } from '@/content/site';
import type { Source } from '@/content/text';
import type { Workbook, WorkbookBlock, WorkbookPart, WorkbookSection } from '@/content/workbook/model';
import { drawBlock } from './blocks';
import { ink, spiralPath, styles } from './design';
import { drawDrawing } from './drawing';
import type { Sheet } from './sheet';

/** What the cover's picture shows. */
export const ART =
  'A page whose corner is turned over. On its back a spiral unwinds into one long, quiet line.';

/** Size of the turned page, in points: up the right edge and along the bottom. */
const FOLD = { up: 410, along: 268 };

/** Draws the cover, a sister of the book's: its title, and a turned page with the spiral and the word "Workbook". */
export function drawCover(sheet: Sheet, workbook: Workbook): void {
  const { doc, size } = sheet;
  const { width, height, left } = size;
  const { up, along } = FOLD;
  const share = (2 * up * along) / (up ** 2 + along ** 2);
  const tip: [number, number] = [width - up * share, height - along * share];
  const top: [number, number] = [width, height - up];
  const foot: [number, number] = [width - along, height];
  const drawArt = () => {
    doc.save();
    doc.polygon(top, [width, height], foot).fill(ink.apricot);
    doc.polygon(top, foot, tip).fill(ink.paper);
    // The back of the page is darker along the fold.
    doc.polygon(top, foot, [foot[0] + (tip[0] - foot[0]) * 0.17, foot[1] + (tip[1] - foot[1]) * 0.17]);
    doc.fill(ink.shade);
    doc.path(spiralPath({ cx: tip[0] + 126, cy: tip[1] + 44, turns: 4, radius: 76, end: width + 4 }));
    doc.lineWidth(6).lineCap('round').lineJoin('round').strokeColor(ink.text).stroke();
    doc.restore();
  };
  const [first, second, third, word] = workbook.title.split(' ');
  const drawTitle = () => {
    sheet.paintText(`${first}`, { ...styles.bookTitle, size: 64 }, left, 44);
    sheet.paintText(`${second}`, { ...styles.bookTitle, size: 184 }, left - 10, 70);
    sheet.paintText(`${third}`, { ...styles.bookTitle, size: 54 }, left, 272);
    const x = width - sheet.widthOf(`${word}`, styles.bookWord) - 22;
    sheet.paintText(`${word}`, styles.bookWord, x, height - 78);
  };
  const draw = () => {
    sheet.artifact(() => doc.rect(0, 0, width, height).fillColor(ink.sea).fill());
    sheet.leaf('Figure', drawArt, { alt: ART });
    sheet.leaf('H1', drawTitle);
    sheet.y = 350;
    sheet.write('P', workbook.subtitle, styles.bookLine, left, left + 190);
    // Below the tip the fold leaves more room.
    const right = tip[0] + 44;
    const lines = sheet.lines(`${disclaimer.short} ${footLine}`, right - left, styles.bookText);
    sheet.put('P', lines, left, height - 40 - lines.length * styles.bookText.leading, styles.bookText);
    sheet.y = size.bottom;
  };
  sheet.tag('Sect', draw, { title: 'Cover' });
}

export interface ContentsEntry {
  id: string;
  title: string;
  /** As printed in the footer. */
  page: number;
}

/** Draws the contents on the second page, last, when the page of every part is known. */
export function drawContents(sheet: Sheet, entries: readonly ContentsEntry[]): void {
  const { size } = sheet;
  sheet.y = size.top + 10;
  sheet.write('H1', 'What is inside', styles.title);
  sheet.y += 26;
  const pitch = Math.min(37, (size.bottom - sheet.y - 60) / entries.length);
  sheet.tag('TOC', () => {
    entries.forEach(({ id, title, page }, index) => {
      const { y } = sheet;
      sheet.tag('TOCI', () => {
        const [number, at] = [String(index + 1), String(page)];
        sheet.leaf('Lbl', () => sheet.paintText(number, styles.contentsNumber, size.left, y + 2));
        const lines = sheet.lines(`[${title}](#${id})`, 360, styles.contentsTitle);
        sheet.put('Reference', lines, size.title, y, styles.contentsTitle);
        const x = size.right - sheet.widthOf(at, styles.contentsPage);
        sheet.leaf('P', () => sheet.paintText(at, styles.contentsPage, x, y + 4));
      });
      sheet.rule(size.left, y + pitch - 10, size.right);
      sheet.y = y + pitch;
    });
  });
  sheet.y += 14;
  const about = `${site.name}. Read, print and copy it as often as you like for yourself and the people around you.`;
  sheet.write('P', about, styles.caption);
}

const CORNER = 46;
/** Size of the drawing at a part's opening, and at a small one. */
const DRAWING = 104;
const SMALL = 62;

/** Draws the opening of a part: a turned corner, its number, title and purpose. */
function drawOpening(sheet: Sheet, part: WorkbookPart, number: number): void {
  const { size } = sheet;
  const drawing = part.small ? SMALL : DRAWING;
  const [left, right] = [size.width - CORNER, size.width];
  sheet.artifact((doc) => doc.polygon([left, 0], [right, CORNER], [left, CORNER]).fill(ink.apricot));
  sheet.artifact((doc) => drawDrawing(doc, part.id, size.right - drawing, size.top - 4, drawing));
  sheet.leaf('Lbl', () => sheet.paintText(String(number), styles.partNumber, size.left, size.top - 10));
  sheet.write('H1', part.title, styles.title, size.title, size.right - drawing - 20);
  sheet.y += 8;
  sheet.write('P', part.lead, styles.lead, size.title, size.right - drawing - 20);
  sheet.y = Math.max(sheet.y + (part.small ? 8 : 22), size.top + drawing + 12);
}

const isList = (block: WorkbookBlock) => typeof block !== 'string' && block.kind === 'list';

function drawSection(
  sheet: Sheet,
  { id, heading, blocks, newPage }: WorkbookSection,
  bookmark: PDFKit.PDFOutline,
  first: boolean,
): void {
  if (newPage && !first) sheet.newPage();
  else if (!first) sheet.breakPoint();
  sheet.ensure(110);
  const draw = () => {
    if (!first && !newPage) sheet.y += 12;
    sheet.bookmark(heading, bookmark);
    sheet.write('H2', heading, styles.heading);
    sheet.y += 8;
    blocks.forEach((block, index) => {
      const before = blocks[index - 1];
      // A heading stays with what it names, and a sentence with the list that it announces.
      const leads = typeof before === 'string' ? isList(block) : before?.kind === 'heading';
      if (before && !leads) sheet.breakPoint();
      drawBlock(sheet, block, { section: id, last: index === blocks.length - 1 });
    });
  };
  sheet.tag('Sect', draw, { title: heading });
}

/** Draws a part, starting on a new page, with its bookmarks. */
export function drawPart(sheet: Sheet, part: WorkbookPart, number: number): void {
  sheet.newPage();
  const draw = () => {
    sheet.doc.addNamedDestination(part.id, 'XYZ', 0, 0, 0);
    const bookmark = sheet.bookmark(`${number}. ${part.title}`);
    drawOpening(sheet, part, number);
    part.sections.forEach((section, index) => {
      drawSection(sheet, section, bookmark, index === 0);
    });
  };
  sheet.tag('Part', draw, { title: part.title });
}

/** A URL short enough for one line: a long one is shown as its host, but links to the full URL. */
function shortUrl(url: string): string {
  const address = url.replace(/^https:\/\//, '');
  return address.length > 80 ? new URL(url).hostname : address;
}

/** Draws the numbered sources, each the link target of its citations. */
export function drawSources(sheet: Sheet, sources: readonly Source[]): void {
  const { doc, size } = sheet;
  sheet.ensure(160);
  sheet.y += 12;
  const x = size.left + 28;
  const drawSource = ({ id, text, url }: Source, index: number) => {
    if (index > 1) sheet.breakPoint();
    const linked = url ? `${text} [${shortUrl(url)}](${url})` : text;
    const lines = sheet.lines(linked, size.right - x, styles.small);
    sheet.ensure(lines.length * styles.small.leading + 6);
    doc.addNamedDestination(`source-${id}`, 'XYZ', 0, sheet.y - 12, 0);
    sheet.tag('LI', () => {
      const number = `[${index + 1}]`;
      sheet.leaf('Lbl', () => sheet.paintText(number, styles.sourceNumber, size.left, sheet.y + 1));
      sheet.put('LBody', lines, x, sheet.y, styles.small);
    });
    sheet.y += lines.length * styles.small.leading + 6;
  };
  const draw = () => {
    sheet.bookmark('Sources');
    sheet.write('H2', 'Sources', styles.heading);
    sheet.y += 8;
    sheet.tag('L', () => sources.forEach(drawSource));
  };
  sheet.tag('Sect', draw, { title: 'Sources' });
}

/** Draws the footer of every page except the cover: what to do in an emergency, and the page number. */
export function drawFeet(sheet: Sheet, title: string): void {
  const { doc, size } = sheet;
  const { count } = doc.bufferedPageRange();
  const y = size.height - 36;
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    const number = String(page + 1);
    sheet.artifact(() => {
      // The first sentence has a line of its own, so both are clear of the page number.
      const [first = '', ...others] = footLine.split(/(?<=\.) /);
      sheet.paintText(first, styles.fine, size.left, y);
      sheet.paintText([...others, title].join(' '), styles.fine, size.left, y + 11);
      const x = size.right - sheet.widthOf(number, styles.pageNumber);
      sheet.paintText(number, styles.pageNumber, x, y + 8);
    }, 'Pagination');
  }
}
