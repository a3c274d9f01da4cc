import type { Block, Inline } from '@/content/text';
import type { WorkbookBlock } from '@/content/workbook/model';
import { logRow } from '@/lib/workbook/fields';
import { addTextField } from '../form-fields';
import { ink } from '../ink';
import { breakLines, drawLines, styles, type TextStyle } from '../rich-lines';
import { rule, tint } from '../rules';
import type { Sheet } from '../sheet';
import { artifact, branch, type Tag } from '../tags';

const PAD = 7;

interface Column {
  label: string;
  x: number;
  width: number;
}

function columnsOf(sheet: Sheet, shares: readonly number[], labels: readonly string[]): Column[] {
  const whole = sheet.size.right - sheet.size.left;
  let x = sheet.size.left;
  return labels.map((label, index) => {
    const width = whole * (shares[index] ?? 0);
    const column = { label, x, width };
    x += width;
    return column;
  });
}

function drawCaption(sheet: Sheet, table: Tag, caption: string, next: number): void {
  const { left } = sheet.size;
  sheet.ensure(sheet.measure(caption, sheet.size.right - left, styles.caption) + next + 30);
  sheet.write(table, 'Caption', caption, styles.caption, left);
  sheet.y += 5;
}

function drawHead(sheet: Sheet, table: Tag, columns: readonly Column[]): void {
  const { doc, size } = sheet;
  const lines = columns.map(({ label, width }) => breakLines(doc, label, width - 2 * PAD, styles.cellHead));
  const height = Math.max(...lines.map(({ length }) => length)) * styles.cellHead.leading + 2 * PAD;
  tint(doc, size.left, sheet.y, size.right - size.left, height, ink.wash);
  const row = branch(doc, table, 'TR');
  columns.forEach(({ x }, index) => {
    const cell = branch(doc, row, 'TH', { scope: 'Column' });
    drawLines(doc, cell, 'P', lines[index] ?? [], x + PAD, sheet.y + PAD, styles.cellHead);
    cell.end();
  });
  row.end();
  sheet.y += height;
}

/** A table of text. Rows are never split; a long table carries its head to the next page. */
export function drawTable(sheet: Sheet, tag: Tag, block: Extract<Block, { kind: 'table' }>): void {
  const { doc, size } = sheet;
  const shares = sharesFor(block);
  const columns = columnsOf(sheet, shares, block.head);
  const table = branch(doc, tag, 'Table');
  const laid = block.rows.map((row) =>
    row.map((text, index) => breakLines(doc, text, (columns[index]?.width ?? 0) - 2 * PAD, styles.cell)),
  );
  const heightOf = (row: (typeof laid)[number]) =>
    Math.max(...row.map(({ length }) => length)) * styles.cell.leading + 2 * PAD;
  const whole = laid.reduce((sum, row) => sum + heightOf(row), 0);
  sheet.y += 4;
  drawCaption(sheet, table, block.caption, Math.min(whole, 300));
  drawHead(sheet, table, columns);
  for (const cells of laid) {
    const height = heightOf(cells);
    if (sheet.room < height) {
      sheet.newPage();
      drawHead(sheet, table, columns);
    }
    const row = branch(doc, table, 'TR');
    cells.forEach((lines, index) => {
      drawCell(sheet, row, 'TD', lines, columns[index], styles.cell);
    });
    row.end();
    sheet.y += height;
    rule(doc, size.left, sheet.y, size.right);
  }
  table.end();
  sheet.y += 18;
}

/** Wide columns for long texts. */
function sharesFor({ head, rows }: Extract<Block, { kind: 'table' }>): number[] {
  if (head.length > 3) return head.map((_, index) => (index === 0 ? 0.16 : 0.84 / (head.length - 1)));
  if (head.length === 3) return [0.22, 0.39, 0.39];
  const longest = head.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const first = (longest[0] ?? 1) / longest.reduce((sum, length) => sum + length, 0);
  const share = Math.min(0.64, Math.max(0.3, first));
  return [share, 1 - share];
}

function drawCell(
  sheet: Sheet,
  row: Tag,
  type: 'TD' | 'TH',
  lines: ReturnType<typeof breakLines>,
  column: Column | undefined,
  style: TextStyle,
): void {
  if (!column) throw new Error('A row has more cells than its table has columns.');
  const cell = branch(sheet.doc, row, type, type === 'TH' ? { scope: 'Row' } : {});
  drawLines(sheet.doc, cell, 'P', lines, column.x + PAD, sheet.y + PAD, style);
  cell.end();
}

type Log = Extract<WorkbookBlock, { kind: 'log' }>;

/** How high a row of a log is: enough for its lines, and more when the page would stay empty below it. */
function rowHeight(sheet: Sheet, { lines, rows }: Log, last: boolean): number {
  const least = lines * 14 + 10;
  const free = (sheet.room - 4) / rows;
  return last ? Math.max(least, Math.min(free, least * 1.35)) : least;
}

/**
 * A table to fill in: every empty cell is a field of the form.
 * @param section the address of the section, which makes the names of the fields unique
 * @param last whether nothing follows it on its page
 */
export function drawLog(sheet: Sheet, tag: Tag, block: Log, section: string, last: boolean): void {
  const { doc, size } = sheet;
  const columns = columnsOf(
    sheet,
    block.columns.map(({ share }) => share),
    block.columns.map(({ label }) => label),
  );
  const table = branch(doc, tag, 'Table');
  sheet.y += 4;
  drawCaption(sheet, table, block.caption, (block.lines * 14 + 10) * block.rows);
  drawHead(sheet, table, columns);
  const height = rowHeight(sheet, block, last);
  const top = sheet.y;
  for (let index = 0; index < block.rows; index += 1) {
    const row = branch(doc, table, 'TR');
    const label: Inline | undefined = block.rowLabels?.[index];
    const style = { ...styles.cell, font: 'sans-bold' } as const;
    if (label !== undefined) {
      const [first] = columns;
      drawCell(sheet, row, 'TH', breakLines(doc, label, (first?.width ?? 0) - 2 * PAD, style), first, style);
    }
    logRow(section, block, index).forEach((field, place) => {
      const column = columns[place + (label === undefined ? 0 : 1)];
      if (!column) return;
      const cell = branch(doc, row, 'TD');
      addTextField(doc, cell, {
        ...field,
        x: column.x + 2,
        y: sheet.y + 2,
        width: column.width - 4,
        height: height - 4,
        lines: 2,
        size: 10,
      });
      cell.end();
    });
    row.end();
    sheet.y += height;
    rule(doc, size.left, sheet.y, size.right);
  }
  table.end();
  artifact(doc, () => {
    doc.lineWidth(0.75).strokeColor(ink.line);
    for (const { x } of columns.slice(1)) doc.moveTo(x, top).lineTo(x, sheet.y).stroke();
  });
  sheet.y += 18;
}
