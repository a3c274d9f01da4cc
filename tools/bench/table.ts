/** What a figure should be: itself, or its ratio to the row that it is measured against. */
interface Target {
  of: 'value' | 'ratio';
  most?: number;
  least?: number;
}

export interface Column {
  name: string;
  unit: '' | 'KB' | 'MB' | 'ms' | 's';
  /** Digits after the point. */
  digits: number;
  target?: Target;
}

export interface Cell {
  value: number;
  /** To the reference that the table's note names. */
  ratio?: number;
}

export interface Row {
  name: string;
  /** One for each column; null where there is nothing to measure. */
  cells: (Cell | null)[];
  /** A reference: the targets are not for it. */
  reference?: true;
}

export interface Table {
  title: string;
  /** One or two sentences: how it was measured and what the ratios refer to. */
  note: string;
  columns: Column[];
  rows: Row[];
}

/** A cell with its ratio to a reference figure; without one when the reference is nothing or unknown. */
export const cell = (value: number, reference?: number): Cell =>
  reference ? { value, ratio: value / reference } : { value };

/** @throws of an empty list, which has no middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** @returns the smallest value that so many of a hundred do not exceed; NaN of an empty list */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * of) / 100) - 1] ?? Number.NaN;
}

/** How far a figure is beyond its target, as a part of it; at most 0 when it keeps it. An unknown one keeps nothing. */
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

/** The table as Markdown, which a terminal shows well enough too. */
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

/** A column's target with the worst figure that the product has for it. */
export interface Verdict {
  what: string;
  target: string;
  worst: string;
  met: boolean;
}

/** One verdict for each column of the table that has a target. */
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
