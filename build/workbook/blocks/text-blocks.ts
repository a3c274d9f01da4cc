import type { Block, Inline } from '@/content/text';
import { ink } from '../ink';
import type { Sheet } from '../sheet';
import { styles } from '../styles';

type Of<Kind> = Extract<Block, { kind: Kind }>;

const GAP = 9;
/** From a list item's marker to its text, in points. */
const INDENT = 20;

export function drawParagraph(sheet: Sheet, text: Inline): void {
  sheet.write('P', text, styles.body);
  sheet.y += GAP;
}

export function drawSubheading(sheet: Sheet, { text }: Of<'heading'>): void {
  sheet.ensure(70);
  sheet.y += 8;
  sheet.write('H3', text, styles.subheading, sheet.size.left);
  sheet.y += 4;
}

function writeItems(
  sheet: Sheet,
  items: readonly Inline[],
  ordered: boolean,
  x: number,
  right: number,
): void {
  sheet.tag('L', () => {
    items.forEach((item, index) => {
      const lines = sheet.lines(item, right - x - INDENT, styles.body);
      sheet.ensure(lines.length * styles.body.leading);
      sheet.tag('LI', () => {
        const [mark, style] = ordered ? [`${index + 1}.`, styles.itemNumber] : ['•', styles.bullet];
        sheet.leaf('Lbl', () => sheet.words(mark, style, x, sheet.y + 2));
        sheet.put('LBody', lines, x + INDENT, sheet.y, styles.body);
      });
      sheet.y += lines.length * styles.body.leading + 3;
    });
  });
  sheet.y += GAP - 2;
}

export function drawList(sheet: Sheet, { items, ordered }: Of<'list'>): void {
  writeItems(sheet, items, ordered === true, sheet.size.text, sheet.size.right);
}

export function drawQuote(sheet: Sheet, { text }: Of<'quote'>): void {
  const { right, text: left } = sheet.size;
  const height = sheet.measure(text, right - left - 20, styles.quote);
  sheet.ensure(height + 30);
  sheet.y += 14;
  sheet.artifact((doc) => doc.rect(left, sheet.y, 3, height).fill(ink.apricot));
  sheet.write('BlockQuote', text, styles.quote, left + 20);
  sheet.y += 14;
}

/** Draws a tinted box; an urgent one takes the full width and has a red title. */
export function drawNote(sheet: Sheet, { title, text, tone }: Of<'note'>): void {
  const { size } = sheet;
  const [left, heading, wash, edge] =
    tone === 'urgent'
      ? [size.left, styles.urgent, ink.dangerWash, ink.danger]
      : [size.text, styles.label, ink.wash, ink.sage];
  const [x, right] = [left + 16, size.right - 14];
  const height = sheet.measure(title, right - x, heading) + sheet.measure(text, right - x, styles.body) + 24;
  sheet.ensure(height + 6);
  sheet.y += 4;
  const top = sheet.y;
  sheet.tint(left, top, size.right - left, height, wash);
  sheet.artifact((doc) => doc.rect(left, top, 3, height).fill(edge));
  sheet.y += 11;
  // Not a Note: in PDF that is a footnote.
  const write = () => {
    sheet.write('P', title, heading, x, right);
    sheet.write('P', text, styles.body, x, right);
  };
  sheet.tag('Sect', write, { title });
  sheet.y = top + height + 14;
}

export function drawExercise(sheet: Sheet, { title, steps }: Of<'exercise'>): void {
  const { right: edge, text: left } = sheet.size;
  const [x, right] = [left + 16, edge - 14];
  const measured = steps.map((step) => sheet.measure(step, right - x - INDENT, styles.body) + 3);
  const height = measured.reduce((sum, part) => sum + part, 56);
  sheet.ensure(height + 10);
  sheet.y += 6;
  const top = sheet.y;
  sheet.artifact((doc) => {
    doc
      .lineWidth(0.75)
      .roundedRect(left, top, edge - left, height, 3)
      .stroke(ink.line);
    doc.rect(left, top, edge - left, 3.5).fill(ink.apricot);
  });
  sheet.y += 16;
  sheet.tag('Sect', () => {
    sheet.write('H3', title, styles.subheading, x, right);
    sheet.y += 6;
    writeItems(sheet, steps, true, x, right);
  });
  sheet.y = top + height + 16;
}

export function drawWriting(sheet: Sheet, { label, lines }: Of<'writing'>): void {
  const { line, text } = sheet.size;
  sheet.ensure(lines * line + 20);
  sheet.write('P', label, styles.label);
  sheet.writingLines(text, lines);
  sheet.y += lines * line + 14;
}
