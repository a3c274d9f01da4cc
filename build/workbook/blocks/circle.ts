import type { WorkbookBlock } from '@/content/workbook/model';
import { fieldsOf } from '@/lib/workbook/fields';
import { addTextField } from '../form-fields';
import { ink } from '../ink';
import { breakLines, drawLines, styles } from '../rich-lines';
import type { Sheet } from '../sheet';
import { artifact, branch, type Tag } from '../tags';

type Circle = Extract<WorkbookBlock, { kind: 'circle' }>;

const BOX = { width: 158, height: 112 };
const RADII = { x: 164, y: 178 };
const label = { ...styles.label, size: 10, leading: 13 } as const;

/** The place at a share of the way round, clockwise from the top. */
function placeAt(sheet: Sheet, top: number, share: number): { x: number; y: number } {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return {
    x: (sheet.size.left + sheet.size.right) / 2 + RADII.x * Math.cos(angle),
    y: top + BOX.height / 2 + RADII.y * (1 + Math.sin(angle)),
  };
}

/** A small head that points along the way round. */
function drawArrow(sheet: Sheet, top: number, share: number): void {
  const { doc } = sheet;
  const tip = placeAt(sheet, top, share + 0.012);
  const tail = placeAt(sheet, top, share - 0.012);
  const [dx, dy] = [tip.x - tail.x, tip.y - tail.y];
  const [nx, ny] = [-dy * 0.42, dx * 0.42];
  doc.moveTo(tip.x, tip.y).lineTo(tail.x + nx, tail.y + ny);
  doc
    .lineTo(tail.x - nx, tail.y - ny)
    .closePath()
    .fillColor(ink.apricot)
    .fill();
}

/**
 * Boxes to write in, in a circle, each leading to the next.
 * @param section the address of the section, which makes the names of the fields unique
 */
export function drawCircle(sheet: Sheet, tag: Tag, block: Circle, section: string): void {
  const { doc } = sheet;
  const height = 2 * RADII.y + BOX.height;
  sheet.ensure(height + 20);
  const top = sheet.y + 8;
  const count = block.steps.length;
  artifact(doc, () => {
    const centre = placeAt(sheet, top, 0.25);
    doc
      .ellipse(centre.x - RADII.x, centre.y, RADII.x, RADII.y)
      .lineWidth(2)
      .strokeColor(ink.sage)
      .stroke();
    for (let step = 0; step < count; step += 1) drawArrow(sheet, top, (step + 0.5) / count);
  });
  const list = branch(doc, tag, 'L');
  fieldsOf(section, block).forEach((field, index) => {
    const place = placeAt(sheet, top, index / count);
    const [x, y] = [place.x - BOX.width / 2, place.y - BOX.height / 2];
    artifact(doc, () => {
      doc.roundedRect(x, y, BOX.width, BOX.height, 3).fillColor('#ffffff').fill();
      doc.roundedRect(x, y, BOX.width, BOX.height, 3).lineWidth(1).strokeColor(ink.edge).stroke();
    });
    const item = branch(doc, list, 'LI');
    const lines = breakLines(doc, `${index + 1}. ${field.label}`, BOX.width - 14, label);
    drawLines(doc, item, 'LBody', lines, x + 7, y + 6, label);
    const used = lines.length * label.leading + 8;
    addTextField(doc, item, {
      ...field,
      x: x + 5,
      y: y + used,
      width: BOX.width - 10,
      height: BOX.height - used - 4,
      size: 10,
    });
    item.end();
  });
  list.end();
  sheet.y = top + height + 16;
}
