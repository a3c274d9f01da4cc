/** What a figure should be: itself, or its ratio to the row that it is measured against. */
export interface Target {
  of: 'value' | 'ratio';
  most?: number;
  least?: number;
}

export interface Column {
  name: string;
  unit: '' | 'KB' | 'MB' | 'ms' | '×' | 's' | 'lines';
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
  /** Measured to compare with, or to know: the columns' targets are not for it. */
  unjudged?: true;
}

/** The figures of one kind, as they go to the screen, into the file and into the document. */
export interface Table {
  title: string;
  /** One or two sentences: how it was measured and what the ratios refer to. */
  note: string;
  columns: Column[];
  rows: Row[];
}

/** Whether a cell keeps its column's target; null when the column has none. */
export function isMet(cell: Cell, { target }: Column): boolean | null {
  if (!target) return null;
  const figure = target.of === 'value' ? cell.value : cell.ratio;
  // Without a figure nothing was shown, so nothing was kept.
  if (figure === undefined || Number.isNaN(figure)) return false;
  return figure <= (target.most ?? Number.POSITIVE_INFINITY) && figure >= (target.least ?? -Infinity);
}

/** A cell with its ratio to a reference figure; without one when the reference is nothing or unknown. */
export function cell(value: number, reference?: number): Cell {
  return reference ? { value, ratio: value / reference } : { value };
}
