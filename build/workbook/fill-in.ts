import { fieldsOf } from '@/lib/workbook/answers';
import { ink, styles } from './design';
import { addCheckbox, addTextField } from './form-fields';
import type { Of, Place, Sheet } from './sheet';

const TICK_BOX = 12;

/** Draws labelled writing lines, each with a form field on top. */
export function drawFields(sheet: Sheet, block: Of<'fields'>, { section }: Place): void {
  const { left, right, line } = sheet.size;
  const width = right - left;
  sheet.y += 6;
  for (const [index, field] of fieldsOf(section, block).entries()) {
    if (index > 0) sheet.breakPoint();
    sheet.ensure(sheet.measure(field.label, width, styles.label) + field.lines * line + 4);
    sheet.write('P', field.label, styles.label);
    const height = sheet.writingLines(field.lines);
    // A field of one line that has got more of them holds as many when typed.
    const lines = Math.round(height / line);
    addTextField(sheet, { ...field, lines, x: left, y: sheet.y + 2, width, height: height - 2, size: 12 });
    sheet.y += height + 14;
  }
}

/** The fewest lines that are worth a heading of their own. */
const FEWEST = 4;

/** Draws lines for notes down to the foot of a page, if several fit. */
export function drawNotes(sheet: Sheet): void {
  const { left, right, line } = sheet.size;
  const lines = Math.floor((sheet.room - 24) / line);
  if (lines < FEWEST) return;
  sheet.y += 10;
  sheet.put('P', sheet.lines('Notes', right - left, styles.label), left, sheet.y, styles.label);
  sheet.y += styles.label.leading;
  const height = sheet.ruleLines(lines);
  const page = sheet.page + 1;
  const field = { name: `notes/${page}`, label: `Notes, page ${page}`, lines, size: 12 };
  addTextField(sheet, { ...field, x: left, y: sheet.y + 2, width: right - left, height: height - 2 });
}

/** Draws checkboxes with their labels. */
export function drawChecklist(sheet: Sheet, block: Of<'checklist'>, { section }: Place): void {
  const { left: x, edge: right } = sheet.size;
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
        sheet.outline(x, y, TICK_BOX, TICK_BOX, 2);
        sheet.tag('Lbl', () => addCheckbox(sheet, { ...field, x, y, width: TICK_BOX, height: TICK_BOX }));
        sheet.put('LBody', lines, textX, sheet.y, styles.body);
      });
      sheet.y += lines.length * styles.body.leading + 5;
    });
  });
  sheet.y += 10;
}

const BOX = { width: 158, height: 112 };
const RADII = { x: 164, y: 178 };

/** The point at a fraction of the way round, clockwise from the top. */
function placeAt({ left, right }: Sheet['size'], top: number, share: number): { x: number; y: number } {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return {
    x: (left + right) / 2 + RADII.x * Math.cos(angle),
    y: top + BOX.height / 2 + RADII.y * (1 + Math.sin(angle)),
  };
}

/** Draws an arrowhead along the circle. */
function drawArrow({ doc, size }: Sheet, top: number, share: number): void {
  const tip = placeAt(size, top, share + 0.012);
  const tail = placeAt(size, top, share - 0.012);
  const [nx, ny] = [-(tip.y - tail.y) * 0.42, (tip.x - tail.x) * 0.42];
  const base = [
    [tail.x + nx, tail.y + ny],
    [tail.x - nx, tail.y - ny],
  ];
  doc.polygon([tip.x, tip.y], ...base).fill(ink.apricot);
}

/** Draws fill-in boxes in a circle, with arrows from each to the next. */
export function drawCircle(sheet: Sheet, block: Of<'circle'>, { section }: Place): void {
  const height = 2 * RADII.y + BOX.height;
  sheet.ensure(height + 20);
  const top = sheet.y + 8;
  const count = block.steps.length;
  sheet.artifact((doc) => {
    const { x, y } = placeAt(sheet.size, top, 0.25);
    doc
      .ellipse(x - RADII.x, y, RADII.x, RADII.y)
      .lineWidth(2)
      .stroke(ink.sage);
    for (let step = 0; step < count; step += 1) drawArrow(sheet, top, (step + 0.5) / count);
  });
  sheet.tag('L', () => {
    fieldsOf(section, block).forEach((field, index) => {
      const place = placeAt(sheet.size, top, index / count);
      const [x, y] = [place.x - BOX.width / 2, place.y - BOX.height / 2];
      sheet.tint(x, y, BOX.width, BOX.height, '#ffffff');
      sheet.outline(x, y, BOX.width, BOX.height, 3);
      sheet.tag('LI', () =>
        sheet.tag('LBody', () => {
          const label = sheet.lines(`${index + 1}. ${field.label}`, BOX.width - 14, styles.boxLabel);
          sheet.put('P', label, x + 7, y + 6, styles.boxLabel);
          const used = label.length * styles.boxLabel.leading + 8;
          const area = { x: x + 5, y: y + used, width: BOX.width - 10, height: BOX.height - used - 4 };
          addTextField(sheet, { ...field, ...area, size: 10 });
        }),
      );
    });
  });
  sheet.y = top + height + 16;
}
