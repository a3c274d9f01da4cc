import type { WorkbookBlock } from '@/content/workbook/model';
import { fieldsOf } from '@/lib/workbook/fields';
import { addCheckbox, addTextField } from '../form-fields';
import { ink } from '../ink';
import { breakLines, drawLines, styles } from '../rich-lines';
import { writingLines } from '../rules';
import type { Sheet } from '../sheet';
import { artifact, branch, type Tag } from '../tags';

type Of<Kind> = Extract<WorkbookBlock, { kind: Kind }>;

const BOX = 12;

/** Labelled lines to write on, each with a field over them. */
export function drawFields(sheet: Sheet, tag: Tag, block: Of<'fields'>, section: string): void {
  const { doc, size } = sheet;
  sheet.y += 6;
  for (const field of fieldsOf(section, block)) {
    const width = size.right - size.left;
    sheet.ensure(sheet.measure(field.label, width, styles.label) + field.lines * size.line + 10);
    sheet.write(tag, 'P', field.label, styles.label, size.left);
    const height = field.lines * size.line;
    writingLines(doc, size.left, sheet.y, size.right, field.lines, size.line);
    addTextField(doc, tag, {
      ...field,
      x: size.left,
      y: sheet.y + 2,
      width,
      height: height - 2,
      size: 12,
    });
    sheet.y += height + 14;
  }
}

/** Boxes to tick, with their text. */
export function drawChecklist(sheet: Sheet, tag: Tag, block: Of<'checklist'>, section: string): void {
  const { doc, size } = sheet;
  const [x, textX] = [size.text, size.text + 24];
  sheet.ensure(60);
  sheet.write(tag, 'P', block.label, styles.label);
  sheet.y += 4;
  const list = branch(doc, tag, 'L');
  const fields = fieldsOf(section, block);
  block.items.forEach((item, index) => {
    const field = fields[index];
    if (!field) return;
    const lines = breakLines(doc, item, size.right - textX, styles.body);
    sheet.ensure(lines.length * styles.body.leading + 5);
    const top = sheet.y;
    const row = branch(doc, list, 'LI');
    artifact(doc, () => {
      doc
        .roundedRect(x, top + 2.5, BOX, BOX, 2)
        .lineWidth(1)
        .strokeColor(ink.edge)
        .stroke();
    });
    addCheckbox(doc, row, {
      ...field,
      x,
      y: top + 2.5,
      width: BOX,
      height: BOX,
    });
    drawLines(doc, row, 'LBody', lines, textX, top, styles.body);
    row.end();
    sheet.y += lines.length * styles.body.leading + 5;
  });
  list.end();
  sheet.y += 10;
}
