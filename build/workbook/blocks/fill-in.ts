import { fieldsOf } from '@/lib/workbook/answers';
import { addCheckbox, addTextField } from '../form-fields';
import type { Of, Place, Sheet } from '../sheet';
import { styles } from '../styles';

const BOX = 12;

/** Draws labelled writing lines, each with a form field on top. */
export function drawFields(sheet: Sheet, block: Of<'fields'>, { section }: Place): void {
  const { left, right, line } = sheet.size;
  const width = right - left;
  sheet.y += 6;
  for (const field of fieldsOf(section, block)) {
    const height = field.lines * line;
    sheet.ensure(sheet.measure(field.label, width, styles.label) + height + 10);
    sheet.write('P', field.label, styles.label, left);
    sheet.writingLines(left, field.lines);
    addTextField(sheet, { ...field, x: left, y: sheet.y + 2, width, height: height - 2, size: 12 });
    sheet.y += height + 14;
  }
}

/** Draws checkboxes with their labels. */
export function drawChecklist(sheet: Sheet, block: Of<'checklist'>, { section }: Place): void {
  const { text: x, right } = sheet.size;
  const textX = x + 24;
  sheet.ensure(60);
  sheet.write('P', block.label, styles.label);
  sheet.y += 4;
  const fields = fieldsOf(section, block);
  sheet.tag('L', () => {
    block.items.forEach((item, index) => {
      const field = fields[index];
      if (!field) return;
      const lines = sheet.lines(item, right - textX, styles.body);
      sheet.ensure(lines.length * styles.body.leading + 5);
      const y = sheet.y + 2.5;
      sheet.tag('LI', () => {
        sheet.outline(x, y, BOX, BOX, 2);
        sheet.tag('Lbl', () => addCheckbox(sheet, { ...field, x, y, width: BOX, height: BOX }));
        sheet.put('LBody', lines, textX, sheet.y, styles.body);
      });
      sheet.y += lines.length * styles.body.leading + 5;
    });
  });
  sheet.y += 10;
}
