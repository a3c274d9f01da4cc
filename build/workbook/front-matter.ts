import { disclaimer } from '@/content/disclaimer';
import { safetyLine } from '@/content/safety';
import { site } from '@/content/site';
import type { Workbook } from '@/content/workbook/model';
import { ink } from './ink';
import { breakLines, drawLines, styles } from './rich-lines';
import { rule } from './rules';
import type { Sheet } from './sheet';
import { spiralPath } from './spiral';
import { artifact, branch, leaf, mark, type Tag } from './tags';

const ART = 'A spiral that unwinds into one long, quiet line, on a page whose corner is turning.';

/** How far up the right edge, and along the foot, the corner is turned. */
const FOLD = { up: 196, along: 174 };

/** The corner that turns: the page below it, and its own back, mirrored in the fold. */
function drawCorner(doc: PDFKit.PDFDocument, width: number, height: number): void {
  const { up, along } = FOLD;
  const share = (2 * up * along) / (up ** 2 + along ** 2);
  const tip = { x: width - up * share, y: height - along * share };
  doc
    .moveTo(width, height - up)
    .lineTo(width, height)
    .lineTo(width - along, height)
    .closePath();
  doc.fillColor(ink.apricot).fill();
  doc
    .moveTo(width, height - up)
    .lineTo(width - along, height)
    .lineTo(tip.x, tip.y)
    .closePath();
  doc.fillColor(ink.sea).fill();
}

/** The cover: title above, the spiral that becomes a line below, a corner that turns. */
export function drawCover(sheet: Sheet, root: Tag, workbook: Workbook): void {
  const { doc, size } = sheet;
  const { width, height, left, right } = size;
  const cover = branch(doc, root, 'Sect', { title: 'Cover' });
  artifact(doc, () => doc.rect(0, 0, width, height).fillColor(ink.paper).fill());
  const figure = branch(doc, cover, 'Figure', { alt: ART });
  mark(doc, figure, 'Figure', () => {
    doc.save();
    // The line leaves just above the fold, and the first turn stays clear of the title.
    const radius = Math.min(150, (height - FOLD.up - 344) / 1.95);
    const cy = height - FOLD.up - 18 - radius;
    doc.path(spiralPath({ cx: left + radius + 2, cy, turns: 4, radius, end: width + 4 }));
    doc.lineWidth(6).lineCap('round').lineJoin('round').strokeColor(ink.sea).stroke();
    drawCorner(doc, width, height);
    doc.restore();
  });
  figure.end();
  const title = { font: 'serif-bold', size: 58, leading: 62, color: ink.sea } as const;
  sheet.y = 84;
  sheet.write(cover, 'H1', workbook.title, title, left - 3, left + 380);
  sheet.y += 16;
  sheet.write(cover, 'P', workbook.subtitle, { ...styles.lead, size: 19, leading: 27 }, left, right);
  sheet.y = height - 172;
  const note = { ...styles.small, color: ink.text };
  sheet.write(cover, 'P', disclaimer.short, note, left, left + 264);
  sheet.y += 6;
  sheet.write(cover, 'P', safetyLine, note, left, left + 264);
  cover.end();
}

export interface ContentsEntry {
  id: string;
  title: string;
  /** As printed at the foot of the page. */
  page: number;
}

/** The contents, written last on the second page, when the page of every part is known. */
export function drawContents(sheet: Sheet, root: Tag, entries: readonly ContentsEntry[]): void {
  const { doc, size } = sheet;
  sheet.y = size.top + 10;
  sheet.write(root, 'H1', 'What is inside', styles.title, size.left);
  sheet.y += 26;
  const toc = branch(doc, root, 'TOC');
  const line = { font: 'serif-bold', size: 14, leading: 20, color: ink.text } as const;
  entries.forEach(({ id, title, page }, index) => {
    const y = sheet.y;
    const item = branch(doc, toc, 'TOCI');
    leaf(doc, item, 'Lbl', () => {
      const number = doc.font('serif-light').fontSize(14).fillColor(ink.muted);
      number.text(String(index + 1), size.left, y + 2, { lineBreak: false });
    });
    drawLines(doc, item, 'Reference', breakLines(doc, `[${title}](#${id})`, 360, line), size.text, y, line);
    leaf(doc, item, 'P', () => {
      doc.font('sans').fontSize(12).fillColor(ink.text);
      doc.text(String(page), size.right - doc.widthOfString(String(page)), y + 4, { lineBreak: false });
    });
    item.end();
    rule(doc, size.left, y + 27, size.right);
    sheet.y += 37;
  });
  toc.end();
  sheet.y += 14;
  const about = `${site.name}. Read, print and copy it as often as you like for yourself and the people around you.`;
  sheet.write(root, 'P', about, styles.caption, size.text);
}
