import { type Cell, type Column, isMet, type Row, type Table, type Target } from './table.ts';

/** A column's target with the worst figure that the product has for it. */
export interface Verdict {
  what: string;
  target: string;
  worst: string;
  met: boolean;
  /** How many rows keep the target, of how many. */
  kept: string;
}

export function showTarget({ unit, target }: Column): string {
  if (!target) return '';
  const of = target.of === 'ratio' ? ' ×' : unit && ` ${unit}`;
  const { most, least } = target;
  if (most !== undefined && most === least) return `${most}${of}`;
  return most === undefined ? `≥ ${least}${of}` : `≤ ${most}${of}`;
}

export function showCell(cell: Cell | null, { digits }: Column): string {
  if (!cell || Number.isNaN(cell.value)) return '–';
  const value = cell.value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return cell.ratio === undefined ? value : `${value} (${cell.ratio.toFixed(2)} ×)`;
}

/** How far a figure is beyond its target; below nothing when it keeps it. The largest is the worst. */
function distance(cell: Cell, { of, most = Number.POSITIVE_INFINITY, least = -Infinity }: Target): number {
  const figure = of === 'value' ? cell.value : cell.ratio;
  if (figure === undefined || Number.isNaN(figure)) return Number.POSITIVE_INFINITY;
  return Math.max(figure - most, least - figure);
}

/** One verdict for each column of the table that has a target. */
export function verdictsOf(table: Table): Verdict[] {
  return table.columns.flatMap((column, index) => {
    const { target } = column;
    if (!target) return [];
    const judged = table.rows.flatMap((row: Row) => {
      const cell = row.cells[index];
      return cell && !row.unjudged ? [{ row, cell, met: isMet(cell, column) === true }] : [];
    });
    const [first, ...others] = judged;
    if (!first) return [];
    const worst = others.reduce(
      (so, next) => (distance(next.cell, target) > distance(so.cell, target) ? next : so),
      first,
    );
    const kept = judged.filter(({ met }) => met).length;
    const unit = column.unit && ` ${column.unit}`;
    return [
      {
        what: `${table.title}: ${column.name}`,
        target: showTarget(column),
        worst: `${showCell(worst.cell, column)}${unit}${judged.length > 1 ? ` on ${worst.row.name}` : ''}`,
        met: kept === judged.length,
        kept: `${kept} of ${judged.length}`,
      },
    ];
  });
}
