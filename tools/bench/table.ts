/** The limit of a figure, or of its ratio to a reference. */
interface Target {
  of: 'value' | 'ratio';
  most?: number;
  least?: number;
}

export interface Column {
  name: string;
  unit: '' | 'KB' | 'MB' | 'ms' | 's';
  /** Decimal places. */
  digits: number;
  target?: Target;
}

export interface Cell {
  value: number;
  /** Ratio to the reference named in the table's note. */
  ratio?: number;
}

export interface Row {
  name: string;
  /** One for each column; null if not measured. */
  cells: (Cell | null)[];
  /** A reference row, which has no targets. */
  reference?: true;
}

export interface Table {
  title: string;
  /** One or two sentences: how it was measured and what the ratios refer to. */
  note: string;
  columns: Column[];
  rows: Row[];
}

/** A cell with its ratio to a reference; without a ratio if the reference is zero or unknown. */
export const cell = (value: number, reference?: number): Cell =>
  reference ? { value, ratio: value / reference } : { value };

/** @throws on an empty list */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('An empty list has no median.');
  return (low + high) / 2;
}

/**
 * @returns the nearest-rank percentile: the smallest value that `of` per cent do not exceed; NaN for an empty
 * list
 */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * of) / 100) - 1] ?? Number.NaN;
}

/** How far a figure exceeds its target, in its own unit; at most 0 if it is met. NaN never meets a target. */
export function distance(cell: Cell, target: Target): number {
  const figure = target.of === 'value' ? cell.value : cell.ratio;
  if (figure === undefined || Number.isNaN(figure)) return Number.POSITIVE_INFINITY;
  return Math.max(figure - (target.most ?? Infinity), (target.least ?? -Infinity) - figure);
}

export function showTarget({ unit, target }: Column): string {
  if (!target) return '';
  const of = target.of === 'ratio' ? ' ×' : unit && ` ${unit}`;
  return target.most === undefined ? `≥ ${target.least}${of}` : `≤ ${target.most}${of}`;
}

export function showCell(cell: Cell | null, { digits }: Column): string {
  if (!cell || Number.isNaN(cell.value)) return '–';
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const value = cell.value.toLocaleString('en', options);
  return cell.ratio === undefined ? value : `${value} (${cell.ratio.toFixed(2)} ×)`;
}

/** Formats the table as Markdown, also for the terminal. */
export function asMarkdown({ title, note, columns, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) =>
    line([
      row.name,
      ...columns.map((column, index) => {
        const cell = row.cells[index] ?? null;
        const mark =
          !cell || !column.target || row.reference ? '' : distance(cell, column.target) <= 0 ? ' ✓' : ' ✗';
        return showCell(cell, column) + mark;
      }),
    ]),
  );
  const head = ['', ...columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name))];
  const targets = columns.some(({ target }) => target) ? [line(['target', ...columns.map(showTarget)])] : [];
  const rule = `| --- |${' ---: |'.repeat(columns.length)}`;
  return [`## ${title}`, '', note, '', line(head), rule, ...targets, ...body, ''].join('\n');
}

/** A column's target with the product's worst figure. */
export interface Verdict {
  what: string;
  target: string;
  worst: string;
  met: boolean;
}

/** Returns one verdict for each column with a target. */
export function verdictsOf({ title, columns, rows }: Table): Verdict[] {
  return columns.flatMap((column, index) => {
    const { target, name, unit } = column;
    if (!target) return [];
    const judged = rows.flatMap(({ name: row, cells, reference }) => {
      const cell = cells[index];
      return cell && !reference ? [{ row, cell, beyond: distance(cell, target) }] : [];
    });
    const worst = judged.sort((a, b) => b.beyond - a.beyond)[0];
    if (!worst) return [];
    const where = judged.length > 1 ? ` on ${worst.row}` : '';
    return {
      what: `${title}: ${name}`,
      target: showTarget(column),
      worst: `${showCell(worst.cell, column)}${unit && ` ${unit}`}${where}`,
      met: worst.beyond <= 0,
    };
  });
}
