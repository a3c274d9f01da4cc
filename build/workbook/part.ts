import type { WorkbookPart, WorkbookSection } from '@/content/workbook/model';
import { drawBlock } from './draw-block';
import { ink } from './ink';
import type { Sheet } from './sheet';
import { styles } from './styles';

const CORNER = 46;

/** Draws the opening of a part: a turned corner, its number, title and purpose. */
function drawOpening(sheet: Sheet, part: WorkbookPart, number: number): void {
  const { size } = sheet;
  const [left, right] = [size.width - CORNER, size.width];
  sheet.artifact((doc) => doc.polygon([left, 0], [right, CORNER], [left, CORNER]).fill(ink.apricot));
  sheet.leaf('Lbl', () => sheet.words(String(number), styles.partNumber, size.left, size.top - 10));
  sheet.write('H1', part.title, styles.title, size.text, size.right - 10);
  sheet.y += 8;
  sheet.write('P', part.lead, styles.lead);
  sheet.y += 22;
}

function drawSection(
  sheet: Sheet,
  { id, heading, blocks, newPage }: WorkbookSection,
  bookmark: PDFKit.PDFOutline,
  first: boolean,
): void {
  if (newPage && !first) sheet.newPage();
  sheet.ensure(110);
  const draw = () => {
    if (!first && !newPage) sheet.y += 12;
    sheet.bookmark(heading, bookmark);
    sheet.write('H2', heading, styles.heading, sheet.size.left);
    sheet.y += 8;
    blocks.forEach((block, index) => {
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
