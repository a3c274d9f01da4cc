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
  const edges = columns.map((_, index) =>
    columns.slice(0, index).reduce((x, { share }) => x + (right - left) * share, left),
  );
  const drawRow = (cells: readonly Cell[], height: number) => {
    sheet.tag('TR', () => {
      columns.forEach(({ share }, index) => {
        cells[index]?.(edges[index] ?? left, (right - left) * share);
      });
    });
    sheet.y += height;
  };
  const labels = columns.map(({ label }) => label);
  const headHeight = heightOf(sheet, labels, columns, styles.cellHead);
  const drawHead = () => {
    sheet.tint(left, sheet.y, right - left, headHeight, ink.wash);
    drawRow(
      labels.map((label) => textCell(sheet, 'TH', label, styles.cellHead, 'Column')),
      headHeight,
    );
  };
  sheet.y += 4;
  let top = 0;
  sheet.tag('Table', () => {
    sheet.ensure(sheet.measure(caption, right - left, styles.caption) + together + 30);
    sheet.write('Caption', caption, styles.caption);
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
      for (const x of edges.slice(1)) doc.moveTo(x, top).lineTo(x, sheet.y).stroke();
    });
  sheet.y += 18;
}

/** The height of a row of texts. */
function heightOf(sheet: Sheet, texts: readonly string[], columns: readonly Column[], style: TextStyle) {
  const { left, right } = sheet.size;
  const heights = columns.map(({ share }, index) =>
    sheet.measure(texts[index] ?? '', (right - left) * share - 2 * PAD, style),
  );
  return Math.max(...heights) + 2 * PAD;
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

/** The columns of a table of text: the first by its texts or by their number, the others equal. */
function columnsOf({ head, rows }: Of<'table'>): Column[] {
  const longest = head.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const ofTwo = (longest[0] ?? 1) / longest.reduce((sum, length) => sum + length, 0);
  const first = { 2: Math.min(0.64, Math.max(0.3, ofTwo)), 3: 0.22 }[head.length] ?? 0.16;
  return head.map((label, index) => ({
    label,
    share: index === 0 ? first : (1 - first) / (head.length - 1),
  }));
}

/** Draws a table of text. */
export function drawTable(sheet: Sheet, block: Of<'table'>): void {
  const columns = columnsOf(block);
  const rows = block.rows.map((row) => ({
    height: heightOf(sheet, row, columns, styles.cell),
    cells: row.map((text) => textCell(sheet, 'TD', text, styles.cell)),
  }));
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  drawGrid(sheet, { caption: block.caption, columns, together: Math.min(height, 300), rows: () => rows });
}

/** Draws a table to fill in: every empty cell is a form field. */
export function drawLog(sheet: Sheet, block: Of<'log'>, { section, last }: Place): void {
  const least = block.lines * 14 + 10;
  drawGrid(sheet, {
    caption: block.caption,
    columns: block.columns,
    together: least * block.rows,
    rows: () => {
      // Rows grow when the rest of the page would otherwise stay empty.
      const grown = Math.max(least, Math.min((sheet.room - 4) / block.rows, least * 1.8));
      const height = last ? grown : least;
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
