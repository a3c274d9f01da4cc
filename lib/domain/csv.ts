export type Cell = string | number | boolean | null;

export interface CsvTable {
  title: string;
  rows: readonly Readonly<Record<string, Cell>>[];
}

/**
 * Matches where a spreadsheet could see the start of a formula: at the start of a value, and after any
 * separator that some locale uses. Where the list separator is `;` (German, French), our commas and quotes
 * have no meaning, so a `;` inside a text starts a new cell. Covers ASCII and full-width formula characters.
 */
const FORMULA = String.raw`[\s\p{C}"]*[=+\-@\uff1d\uff0b\uff0d\uff20]`;
const FORMULA_INSIDE = new RegExp(`([;\\t\\r\\n])(?=${FORMULA})`, 'gu');
const FORMULA_AT_START = new RegExp(`^(?=${FORMULA}|[\\t\\r])`, 'u');

/**
 * Writes several tables as one CSV text (RFC 4180), one below the other. Possible formulas are prefixed with
 * an apostrophe, so that no spreadsheet evaluates them, whatever its list separator.
 * @returns a text with a byte order mark, so that spreadsheets read it as UTF-8
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
