export type Cell = string | number | boolean | null;

export interface CsvTable {
  title: string;
  rows: readonly Readonly<Record<string, Cell>>[];
}

/**
 * Where a spreadsheet could begin a cell and find a formula in it: at the start of a text, and behind everything that
 * divides cells or lines somewhere in the world. Where the list separator is `;`, as in German or French, our commas
 * divide nothing and our quotes are no quotes, so that a `;` inside a text begins a cell. Formulas count in their
 * ordinary and their full-width form.
 */
const FORMULA = String.raw`[\s\p{C}"]*[=+\-@\uff1d\uff0b\uff0d\uff20]`;
const FORMULA_INSIDE = new RegExp(`([;\\t\\r\\n])(?=${FORMULA})`, 'gu');
const FORMULA_AT_START = new RegExp(`^(?=${FORMULA}|[\\t\\r])`, 'u');

/**
 * Several tables as one CSV text (RFC 4180), one below the other, that opens in a spreadsheet without
 * anything in it being run, whatever separator its language expects: what could be a formula gets an apostrophe before it.
 * @returns a text that begins with a byte order mark, so that spreadsheets read it as UTF-8
 */
export function toCsv(tables: readonly CsvTable[]): string {
  const parts = tables.map(({ title, rows }) => {
    const columns = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => columns.map((column) => toField(row[column] ?? null)).join(','));
    return [toField(title), columns.map(toField).join(','), ...lines]
      .filter((line) => line !== '')
      .join('\r\n');
  });
  return `\ufeff${parts.join('\r\n\r\n')}\r\n`;
}

function toField(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = value.replace(FORMULA_INSIDE, "$1'").replace(FORMULA_AT_START, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
