import { disclaimer } from '@/content/disclaimer';
import { safetyLine } from '@/content/safety';
import { site } from '@/content/site';
import type { Workbook } from '@/content/workbook/model';
import { ink } from './ink';
import type { Sheet } from './sheet';
import { spiralPath } from './spiral';
import { styles } from './styles';

const ART = 'A spiral that unwinds into one long, quiet line, on a page whose corner is turning.';

/** Size of the turned corner, in points: up the right edge and along the bottom. */
const FOLD = { up: 196, along: 174 };

/** Draws the turned corner: the page beneath, and the back of the corner mirrored in the fold. */
function drawCorner(doc: PDFKit.PDFDocument, width: number, height: number): void {
  const { up, along } = FOLD;
  const share = (2 * up * along) / (up ** 2 + along ** 2);
  const [top, foot] = [
    [width, height - up],
    [width - along, height],
  ];
  doc.polygon(top, [width, height], foot).fill(ink.apricot);
  doc.polygon(top, foot, [width - up * share, height - along * share]).fill(ink.sea);
}

/** Draws the cover: the title, below it the spiral that unwinds into a line, and a turned corner. */
export function drawCover(sheet: Sheet, workbook: Workbook): void {
  const { doc, size } = sheet;
  const { width, height, left, right } = size;
  const drawArt = () => {
    doc.save();
    // The line exits just above the fold, and the outermost turn stays clear of the title.
    const radius = Math.min(150, (height - FOLD.up - 344) / 1.95);
    const cy = height - FOLD.up - 18 - radius;
    doc.path(spiralPath({ cx: left + radius + 2, cy, turns: 4, radius, end: width + 4 }));
    doc.lineWidth(6).lineCap('round').lineJoin('round').strokeColor(ink.sea).stroke();
    drawCorner(doc, width, height);
    doc.restore();
  };
  const draw = () => {
    sheet.artifact(() => doc.rect(0, 0, width, height).fillColor(ink.paper).fill());
    sheet.leaf('Figure', drawArt, { alt: ART });
    sheet.y = 84;
    sheet.write('H1', workbook.title, styles.bookTitle, left - 3, left + 380);
    sheet.y += 16;
    sheet.write('P', workbook.subtitle, styles.subtitle, left, right);
    sheet.y = height - 214;
    sheet.write('P', disclaimer.short, styles.small, left, left + 264);
    sheet.y += 6;
    sheet.write('P', safetyLine, styles.small, left, left + 264);
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
  sheet.write('H1', 'What is inside', styles.title, size.left);
  sheet.y += 26;
  const pitch = Math.min(37, (size.bottom - sheet.y - 60) / entries.length);
  sheet.tag('TOC', () => {
    entries.forEach(({ id, title, page }, index) => {
      const { y } = sheet;
      sheet.tag('TOCI', () => {
        const [number, at] = [String(index + 1), String(page)];
        sheet.leaf('Lbl', () => sheet.words(number, styles.contentsNumber, size.left, y + 2));
        const lines = sheet.lines(`[${title}](#${id})`, 360, styles.contentsTitle);
        sheet.put('Reference', lines, size.text, y, styles.contentsTitle);
        const x = size.right - sheet.widthOf(at, styles.contentsPage);
        sheet.leaf('P', () => sheet.words(at, styles.contentsPage, x, y + 4));
      });
      sheet.rule(size.left, y + pitch - 10, size.right);
      sheet.y = y + pitch;
    });
  });
  sheet.y += 14;
  const about = `${site.name}. Read, print and copy it as often as you like for yourself and the people around you.`;
  sheet.write('P', about, styles.caption);
}
