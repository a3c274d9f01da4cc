export type Cell = string | number | boolean | null;

export type CsvRow = Readonly<Record<string, Cell>>;

export interface CsvTable {
  title: string;
  rows: readonly CsvRow[];
}

/*
 * A spreadsheet could see the start of a formula at the start of a value, and after any separator that some locale uses. Where
 * the list separator is `;` (German, French), our commas and quotes have no meaning, so a `;` inside a text starts a new cell.
 */
const GAPS = /[\s\p{C}";]+/gu;
const GAP_AT_START = /^[\s\p{C}"]*/u;
const SEPARATORS = ';\t\r\n';
/** ASCII and full-width. */
const isFormulaStart = (character: string) => /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(character);

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

/**
 * Writes a single table, with one header line and nothing above it, so that other programs can import it.
 * @param columns also name the cells of each row
 */
export function toCsvTable(columns: readonly string[], rows: readonly CsvRow[]): string {
  const lines = rows.map((row) => columns.map((column) => toField(row[column] ?? null)).join(','));
  return `\ufeff${[columns.map(toField).join(','), ...lines].map((line) => `${line}\r\n`).join('')}`;
}

function toField(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  return `"${disarm(value).replaceAll('"', '""')}"`;
}

/** Adds the apostrophes in one pass over the gaps, so that the time is linear in the length of the text. */
function disarm(text: string): string {
  const inside = text.replace(GAPS, (gap, at: number) =>
    isFormulaStart(text.charAt(at + gap.length))
      ? [...gap].map((each) => (SEPARATORS.includes(each) ? `${each}'` : each)).join('')
      : gap,
  );
  const start = GAP_AT_START.exec(text)?.[0].length ?? 0;
  return isFormulaStart(text.charAt(start)) || /^[\t\r]/.test(text) ? `'${inside}` : inside;
}
