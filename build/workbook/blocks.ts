import { arc, RADIUS, STEPS } from '@/app/(site)/workbook/sheets';
import type { Inline } from '@/content/text';
import { type CrisisNumber, crisisNumbers, firstNumbers } from '@/content/workbook/crisis-numbers';
import type { WorkbookBlock } from '@/content/workbook/model';
import { ink, styles } from './design';
import { drawChecklist, drawCircle, drawFields } from './fill-in';
import type { Kind, Of, Place, Sheet } from './sheet';
import { drawLog, drawTable } from './tables';

const GAP = 9;
/** From a list item's marker to its text, in points. */
const INDENT = 20;

function drawParagraph(sheet: Sheet, text: Inline): void {
  sheet.write('P', text, styles.body, sheet.size.left, sheet.size.edge);
  sheet.y += GAP;
}

function drawSubheading(sheet: Sheet, { text }: Of<'heading'>): void {
  sheet.ensure(70);
  sheet.y += 8;
  sheet.write('H3', text, styles.subheading);
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
        sheet.leaf('Lbl', () => sheet.paintText(mark, style, x, sheet.y + 2));
        sheet.put('LBody', lines, x + INDENT, sheet.y, styles.body);
      });
      sheet.y += lines.length * styles.body.leading + 3;
    });
  });
  sheet.y += GAP - 2;
}

function drawList(sheet: Sheet, { items, ordered }: Of<'list'>): void {
  writeItems(sheet, items, ordered === true, sheet.size.left, sheet.size.edge);
}

function drawQuote(sheet: Sheet, { text }: Of<'quote'>): void {
  const { edge: right, left } = sheet.size;
  const height = sheet.measure(text, right - left - 20, styles.quote);
  sheet.ensure(height + 30);
  sheet.y += 14;
  sheet.artifact((doc) => doc.rect(left, sheet.y, 3, height).fill(ink.apricot));
  sheet.write('BlockQuote', text, styles.quote, left + 20);
  sheet.y += 14;
}

/** Draws a tinted box; an urgent one has a red title. */
function drawNote(sheet: Sheet, { title, text, tone }: Of<'note'>): void {
  const { size } = sheet;
  const { left } = size;
  const [heading, wash, edge] =
    tone === 'urgent' ? [styles.urgent, ink.dangerWash, ink.danger] : [styles.label, ink.wash, ink.sage];
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
  sheet.y = top + height + 12;
}

function drawExercise(sheet: Sheet, { title, steps }: Of<'exercise'>): void {
  const { right: edge, left } = sheet.size;
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

function drawWriting(sheet: Sheet, { label, lines }: Of<'writing'>): void {
  sheet.ensure(lines * sheet.size.line + 20);
  sheet.write('P', label, styles.label);
  sheet.y += sheet.writingLines(lines) + 14;
}

const STEP = 35;
const label = { ...styles.label, color: ink.text } as const;

/** Who answers and when, short enough for one line of a column. */
function whoAndWhen({ name, country, hours }: CrisisNumber): string {
  const place = name.includes('(') ? '' : `, ${country}`;
  return `${name}${place}. ${hours.replace(/^(24 hours, every day|Always)/, 'Day and night')}`;
}

/** Draws the numbers to call first in one large row, those for an ambulance before those to talk to. */
function drawFirstNumbers(sheet: Sheet): void {
  const { left, right } = sheet.size;
  const gap = 24;
  const width = (right - left - gap) / firstNumbers.flatMap(({ numbers }) => numbers).length;
  sheet.ensure(70);
  const top = sheet.y;
  let x = left;
  for (const { title, numbers } of firstNumbers) {
    const end = x + numbers.length * width;
    sheet.put('P', sheet.lines(title, end - x, styles.boxLabel), x, top, styles.boxLabel);
    sheet.rule(x, top + 16, end, ink.danger);
    sheet.tag('L', () => {
      for (const { label, href, who } of numbers) {
        sheet.tag('LI', () =>
          sheet.tag('LBody', () => {
            const link = sheet.lines(`[${label}](${href})`, width, styles.phone);
            sheet.put('P', link, x, top + 18, styles.phone);
            sheet.put('P', sheet.lines(who, width, styles.fine), x, top + 42, styles.fine);
          }),
        );
        x += width;
      }
    });
    x += gap;
  }
  sheet.y = top + 4 * sheet.size.line - 24;
}

/** Draws the crisis numbers in two columns, each as a tel: link. */
function drawCrisisNumbers(sheet: Sheet, { first }: Of<'crisis-numbers'>): void {
  if (first) {
    drawFirstNumbers(sheet);
    return;
  }
  const { left, right } = sheet.size;
  const half = (right - left - 24) / 2;
  const rows = Math.ceil(crisisNumbers.length / 2);
  sheet.ensure(rows * STEP + 14);
  const top = sheet.y + 4;
  sheet.tag('L', () => {
    crisisNumbers.forEach((number, index) => {
      const x = left + (index >= rows ? half + 24 : 0);
      const y = top + (index % rows) * STEP;
      sheet.rule(x, y, x + half, ink.danger);
      sheet.tag('LI', () =>
        sheet.tag('LBody', () => {
          const link = `[${number.label}](${number.href})`;
          sheet.put('P', sheet.lines(link, half, label), x, y + 4, label);
          sheet.put('P', sheet.lines(whoAndWhen(number), half, styles.fine), x, y + 18, styles.fine);
        }),
      );
    });
  });
  sheet.y = top + rows * STEP + 10;
}

const ALT =
  'Four rings in a row, for the four steps: notice, assess, flip, thank. Each is filled for four seconds.';

function drawRing(sheet: Sheet, step: string, index: number, x: number, y: number): void {
  const { doc } = sheet;
  doc.lineWidth(6).circle(x, y, RADIUS).stroke(ink.wash);
  doc.path(arc(x, y, (index + 1) / STEPS.length));
  doc.lineCap('round').stroke(index === 2 ? ink.apricot : ink.sea);
  const number = String(index + 1);
  sheet.paintText(number, styles.ringNumber, x - sheet.widthOf(number, styles.ringNumber) / 2, y - 15);
  sheet.paintText(step, styles.ringLabel, x - sheet.widthOf(step, styles.ringLabel) / 2, y + RADIUS + 12);
}

/** Draws the four steps as progress rings, each a quarter fuller than the one before. */
function drawFourRings(sheet: Sheet): void {
  const { doc, size } = sheet;
  sheet.ensure(130);
  const y = sheet.y + 8 + RADIUS;
  const gap = (size.right - size.left - 2 * RADIUS) / (STEPS.length - 1);
  const draw = () => {
    doc.save();
    STEPS.forEach((step, index) => {
      const x = size.left + RADIUS + index * gap;
      if (index > 0) {
        doc.moveTo(x - gap + RADIUS + 10, y).lineTo(x - RADIUS - 10, y);
        doc.lineWidth(1).strokeColor(ink.line).stroke();
      }
      drawRing(sheet, step, index, x, y);
    });
    doc.restore();
  };
  sheet.leaf('Figure', draw, { alt: ALT });
  sheet.y = y + RADIUS + 46;
}

const drawers: { [K in Kind]: (sheet: Sheet, block: Of<K>, place: Place) => void } = {
  heading: drawSubheading,
  list: drawList,
  quote: drawQuote,
  note: drawNote,
  table: drawTable,
  exercise: drawExercise,
  writing: drawWriting,
  checklist: drawChecklist,
  fields: drawFields,
  log: drawLog,
  circle: drawCircle,
  'four-rings': drawFourRings,
  'crisis-numbers': drawCrisisNumbers,
};

/** Draws one block of the workbook at the pen. */
export function drawBlock(sheet: Sheet, block: WorkbookBlock, place: Place): void {
  if (typeof block === 'string') drawParagraph(sheet, block);
  else
    (drawers[block.kind] as (sheet: Sheet, block: WorkbookBlock, place: Place) => void)(sheet, block, place);
}
