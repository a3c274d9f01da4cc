export type Cell = string | number | boolean | null;

export interface CsvTable {
  title: string;
  rows: readonly Readonly<Record<string, Cell>>[];
}

/** What a spreadsheet would run as a formula, in its ordinary and its full-width form. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * Several tables as one CSV text (RFC 4180), one below the other, that opens in a spreadsheet without
 * anything in it being run: a text that could be a formula gets an apostrophe before it.
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
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
