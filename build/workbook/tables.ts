import { logRow } from '@/lib/workbook/answers';
import { ink, styles, type TextStyle } from './design';
import { addTextField } from './form-fields';
import type { Of, Place, Sheet } from './sheet';

const PAD = 7;

interface Column {
  label: string;
  /** Fraction of the table's width; a table's shares add up to 1. */
  share: number;
}

/** Draws a cell's content from its left edge. */
type Cell = (x: number, width: number) => void;

interface Grid {
  caption: string;
  columns: readonly Column[];
  /** Height that must fit on the caption's page, in points. */
  together: number;
  /** Called once the head is drawn. */
  rows: () => readonly { height: number; cells: readonly Cell[] }[];
  /** Draws lines between the columns. */
  ruled?: true;
}

/** Draws a table. Rows are never split; the head is repeated on each page. */
function drawGrid(sheet: Sheet, { caption, columns, together, rows, ruled }: Grid): void {
  const { left, right } = sheet.size;
  let at = left;
  const places = columns.map(({ share }) => {
    const place = { x: at, width: (right - left) * share };
    at += place.width;
    return place;
  });
  const drawRow = (cells: readonly Cell[], height: number) => {
    sheet.tag('TR', () => {
      cells.forEach((draw, index) => {
        const place = places[index];
        if (!place) throw new Error('A row has more cells than its table has columns.');
        draw(place.x, place.width);
      });
    });
    sheet.y += height;
  };
  const drawHead = () => {
    const heights = columns.map(({ label, share }) =>
      sheet.measure(label, (right - left) * share - 2 * PAD, styles.cellHead),
    );
    const height = Math.max(...heights) + 2 * PAD;
    sheet.tint(left, sheet.y, right - left, height, ink.wash);
    drawRow(
      columns.map(({ label }) => textCell(sheet, 'TH', label, styles.cellHead, 'Column')),
      height,
    );
  };
  sheet.y += 4;
  let top = 0;
  sheet.tag('Table', () => {
    sheet.ensure(sheet.measure(caption, right - left, styles.caption) + together + 30);
    sheet.write('Caption', caption, styles.caption, left);
    sheet.y += 5;
    drawHead();
    top = sheet.y;
    for (const { height, cells } of rows()) {
      if (sheet.room < height) {
        sheet.newPage();
        drawHead();
      }
      drawRow(cells, height);
      sheet.rule(left, sheet.y, right);
    }
  });
  if (ruled)
    sheet.artifact((doc) => {
      doc.lineWidth(0.75).strokeColor(ink.line);
      for (const { x } of places.slice(1)) doc.moveTo(x, top).lineTo(x, sheet.y).stroke();
    });
  sheet.y += 18;
}

function textCell(
  sheet: Sheet,
  type: 'TD' | 'TH',
  text: string,
  style: TextStyle,
  scope?: 'Column' | 'Row',
): Cell {
  return (x, width) =>
    sheet.tag(
      type,
      () => sheet.put('P', sheet.lines(text, width - 2 * PAD, style), x + PAD, sheet.y + PAD, style),
      scope ? { scope } : {},
    );
}

/** Column widths in proportion to the length of their texts. */
function sharesFor({ head, rows }: Of<'table'>): number[] {
  if (head.length > 3) return head.map((_, index) => (index === 0 ? 0.16 : 0.84 / (head.length - 1)));
  if (head.length === 3) return [0.22, 0.39, 0.39];
  const longest = head.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const first = (longest[0] ?? 1) / longest.reduce((sum, length) => sum + length, 0);
  const share = Math.min(0.64, Math.max(0.3, first));
  return [share, 1 - share];
}

/** Draws a table of text. */
export function drawTable(sheet: Sheet, block: Of<'table'>): void {
  const shares = sharesFor(block);
  const whole = sheet.size.right - sheet.size.left;
  const heightOf = (row: (typeof block.rows)[number]) => {
    const lines = row.map(
      (text, index) => sheet.lines(text, whole * (shares[index] ?? 0) - 2 * PAD, styles.cell).length,
    );
    return Math.max(...lines) * styles.cell.leading + 2 * PAD;
  };
  const rows = block.rows.map((row) => ({
    height: heightOf(row),
    cells: row.map((text) => textCell(sheet, 'TD', text, styles.cell)),
  }));
  drawGrid(sheet, {
    caption: block.caption,
    columns: block.head.map((label, index) => ({ label, share: shares[index] ?? 0 })),
    together: Math.min(
      rows.reduce((sum, { height }) => sum + height, 0),
      300,
    ),
    rows: () => rows,
  });
}

/** Draws a table to fill in: every empty cell is a form field. */
export function drawLog(sheet: Sheet, block: Of<'log'>, { section, last }: Place): void {
  const least = block.lines * 14 + 10;
  // Rows grow when the rest of the page would otherwise stay empty.
  const rowHeight = () =>
    last ? Math.max(least, Math.min((sheet.room - 4) / block.rows, least * 1.35)) : least;
  drawGrid(sheet, {
    caption: block.caption,
    columns: block.columns,
    together: least * block.rows,
    rows: () => {
      const height = rowHeight();
      return Array.from({ length: block.rows }, (_, index) => {
        const label = block.rowLabels?.[index];
        const fields = logRow(section, block, index).map(
          (field): Cell =>
            (x, width) =>
              sheet.tag('TD', () =>
                addTextField(sheet, {
                  ...field,
                  x: x + 2,
                  y: sheet.y + 2,
                  width: width - 4,
                  height: height - 4,
                  lines: 2,
                  size: 10,
                }),
              ),
        );
        const head = label === undefined ? [] : [textCell(sheet, 'TH', label, styles.cellLabel, 'Row')];
        return { height, cells: [...head, ...fields] };
      });
    },
    ruled: true,
  });
}
