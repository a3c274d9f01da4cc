export type Cell = string | number | boolean | null;

export type CsvRow = Readonly<Record<string, Cell>>;

export interface CsvTable {
  /** A line of its own above the table. Without one, other programs can import the file. */
  title?: string;
  /** Also name the cells of each row; those of the first row if left out. */
  columns?: readonly string[];
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
 * Writes tables as one CSV text (RFC 4180), one below the other. Possible formulas are prefixed with an apostrophe, so that no
 * spreadsheet evaluates them, whatever its list separator.
 * @returns a text with a byte order mark, so that spreadsheets read it as UTF-8
 */
export function toCsv(tables: readonly CsvTable[]): string {
  const parts = tables.map(({ title, rows, columns = Object.keys(rows[0] ?? {}) }) => {
    const cells = rows.map((row) => columns.map((column) => row[column] ?? null));
    return [title === undefined ? [] : [title], columns, ...cells]
      .filter((line) => line.length > 0)
      .map((line) => `${line.map(toField).join(',')}\r\n`)
      .join('');
  });
  return `\ufeff${parts.join('\r\n')}`;
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
