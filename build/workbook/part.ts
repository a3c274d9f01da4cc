import type { WorkbookPart, WorkbookSection } from '@/content/workbook/model';
import { addBookmark } from './bookmarks';
import { drawBlock } from './draw-block';
import { ink } from './ink';
import { styles } from './rich-lines';
import type { Sheet } from './sheet';
import { artifact, branch, leaf, type Tag } from './tags';

const CORNER = 46;

/** The first page of a part: a turned corner, its number, its title, and what it is for. */
function drawOpening(sheet: Sheet, tag: Tag, part: WorkbookPart, number: number): void {
  const { doc, size } = sheet;
  artifact(doc, () => {
    doc
      .moveTo(size.width - CORNER, 0)
      .lineTo(size.width, CORNER)
      .lineTo(size.width - CORNER, CORNER);
    doc.closePath().fillColor(ink.apricot).fill();
  });
  leaf(doc, tag, 'Lbl', () => {
    doc
      .font('serif-light')
      .fontSize(46)
      .fillColor(ink.sage)
      .text(String(number), size.left, size.top - 10, { lineBreak: false });
  });
  sheet.write(tag, 'H1', part.title, styles.title, size.text, size.right - 10);
  sheet.y += 8;
  sheet.write(tag, 'P', part.lead, styles.lead);
  sheet.y += 22;
}

function drawSection(
  sheet: Sheet,
  parent: Tag,
  section: WorkbookSection,
  bookmark: PDFKit.PDFOutline,
  first: boolean,
): void {
  const { doc, size } = sheet;
  if (section.newPage && !first) sheet.newPage();
  sheet.ensure(110);
  const tag = branch(doc, parent, 'Sect', { title: section.heading });
  if (!first && !section.newPage) sheet.y += 12;
  addBookmark(sheet, bookmark, section.heading);
  sheet.write(tag, 'H2', section.heading, styles.heading, size.left);
  sheet.y += 8;
  section.blocks.forEach((block, index) => {
    drawBlock(sheet, tag, block, section.id, index === section.blocks.length - 1);
  });
  tag.end();
}

/** Draws a part from a new page on, with its bookmarks. */
export function drawPart(sheet: Sheet, root: Tag, part: WorkbookPart, number: number): void {
  const { doc } = sheet;
  sheet.newPage();
  const tag = branch(doc, root, 'Part', { title: part.title });
  doc.addNamedDestination(part.id, 'XYZ', 0, 0, 0);
  const bookmark = addBookmark(sheet, doc.outline, `${number}. ${part.title}`);
  drawOpening(sheet, tag, part, number);
  part.sections.forEach((section, index) => {
    drawSection(sheet, tag, section, bookmark, index === 0);
  });
  tag.end();
}
