import type { Block, Inline } from '@/content/text';
import { ink } from '../ink';
import { breakLines, drawLines, styles } from '../rich-lines';
import { tint, writingLines } from '../rules';
import type { Sheet } from '../sheet';
import { artifact, branch, leaf, type Tag } from '../tags';

type Of<Kind> = Extract<Block, { kind: Kind }>;

const GAP = 9;

export function drawParagraph(sheet: Sheet, tag: Tag, text: Inline): void {
  sheet.write(tag, 'P', text, styles.body);
  sheet.y += GAP;
}

export function drawSubheading(sheet: Sheet, tag: Tag, text: string): void {
  sheet.ensure(70);
  sheet.y += 8;
  sheet.write(tag, 'H3', text, styles.subheading, sheet.size.left);
  sheet.y += 4;
}

function drawItem(sheet: Sheet, list: Tag, text: Inline, mark: string, x: number, right: number): void {
  const { doc } = sheet;
  const lines = breakLines(doc, text, right - x - 20, styles.body);
  sheet.ensure(lines.length * styles.body.leading);
  const item = branch(doc, list, 'LI');
  const at = sheet.y;
  leaf(doc, item, 'Lbl', () => {
    const style =
      mark === '•' ? { font: 'sans-bold', color: ink.apricot } : { font: 'serif-bold', color: ink.sea };
    doc
      .font(style.font)
      .fontSize(11)
      .fillColor(style.color)
      .text(mark, x, at + 2, { lineBreak: false });
  });
  drawLines(doc, item, 'LBody', lines, x + 20, at, styles.body);
  item.end();
  sheet.y += lines.length * styles.body.leading + 3;
}

export function drawList(
  sheet: Sheet,
  tag: Tag,
  items: readonly Inline[],
  ordered: boolean,
  x = sheet.size.text,
  right = sheet.size.right,
): void {
  const list = branch(sheet.doc, tag, 'L');
  items.forEach((item, index) => {
    drawItem(sheet, list, item, ordered ? `${index + 1}.` : '•', x, right);
  });
  list.end();
  sheet.y += GAP - 2;
}

export function drawQuote(sheet: Sheet, tag: Tag, { text }: Of<'quote'>): void {
  const { doc, size } = sheet;
  const height = sheet.measure(text, size.right - size.text - 20, styles.quote);
  sheet.ensure(height + 30);
  sheet.y += 14;
  const top = sheet.y;
  artifact(doc, () => doc.rect(size.text, top, 3, height).fillColor(ink.apricot).fill());
  sheet.write(tag, 'BlockQuote', text, styles.quote, size.text + 20);
  sheet.y += 14;
}

/** A tinted box; an urgent one takes the whole width and stands in red. */
export function drawNote(sheet: Sheet, tag: Tag, { title, text, tone }: Of<'note'>): void {
  const { doc, size } = sheet;
  const urgent = tone === 'urgent';
  const left = urgent ? size.left : size.text;
  const [x, right] = [left + 16, size.right - 14];
  const heading = urgent ? { ...styles.subheading, color: ink.danger, size: 15, leading: 21 } : styles.label;
  const height = sheet.measure(title, right - x, heading) + sheet.measure(text, right - x, styles.body) + 24;
  sheet.ensure(height + 6);
  sheet.y += 4;
  const top = sheet.y;
  tint(doc, left, top, size.right - left, height, urgent ? ink.dangerWash : ink.wash);
  artifact(doc, () =>
    doc
      .rect(left, top, 3, height)
      .fillColor(urgent ? ink.danger : ink.sage)
      .fill(),
  );
  sheet.y += 11;
  const note = branch(doc, tag, 'Note');
  sheet.write(note, 'P', title, heading, x, right);
  sheet.write(note, 'P', text, styles.body, x, right);
  note.end();
  sheet.y = top + height + 14;
}

export function drawExercise(sheet: Sheet, tag: Tag, { title, steps }: Of<'exercise'>): void {
  const { doc, size } = sheet;
  const [x, right] = [size.text + 16, size.right - 14];
  const measured = steps.map((step) => sheet.measure(step, right - x - 20, styles.body) + 3);
  const height = measured.reduce((sum, part) => sum + part, 56);
  sheet.ensure(height + 10);
  sheet.y += 6;
  const top = sheet.y;
  artifact(doc, () => {
    doc
      .roundedRect(size.text, top, size.right - size.text, height, 3)
      .lineWidth(0.75)
      .strokeColor(ink.line)
      .stroke();
    doc
      .rect(size.text, top, size.right - size.text, 3.5)
      .fillColor(ink.apricot)
      .fill();
  });
  sheet.y += 16;
  const box = branch(doc, tag, 'Sect');
  sheet.write(box, 'H3', title, styles.subheading, x, right);
  sheet.y += 6;
  drawList(sheet, box, steps, true, x, right);
  box.end();
  sheet.y = top + height + 16;
}

export function drawWriting(sheet: Sheet, tag: Tag, { label, lines }: Of<'writing'>): void {
  const { doc, size } = sheet;
  sheet.ensure(lines * size.line + 20);
  sheet.write(tag, 'P', label, styles.label, size.text);
  writingLines(doc, size.text, sheet.y, size.right, lines, size.line);
  sheet.y += lines * size.line + 14;
}
