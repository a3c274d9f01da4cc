import Papa from 'papaparse';
import { isBlank, withoutInvisible } from '@/lib/domain/email-address';
import { addressNames, plain } from './column-words';

/** A file or a pasted text as a table. */
export interface ListTable {
  /** Empty if pasted. */
  fileName: string;
  /** Empty names if it has no header. */
  header: string[];
  rows: ListRow[];
  /** Lines above the header that hold an address, rows that are longer than it, so that cells have slipped, and what is below another header. */
  apart: ListRow[];
  /** Lines above the header, and rows with one text and no address, such as the title of a part of the list. */
  titles: string[];
}

export interface ListRow {
  /** Counted in rows from 1, without empty ones. */
  line: number;
  cells: string[];
}

/** Rows among which the header is looked for. */
const TOP = 30;
/** Rows by which the separator is chosen. */
const SAMPLE = 200;
const SEPARATORS = [',', ';', '\t', '|', '^', '\uff0c', '\uff1b'] as const;

/**
 * The text of a file: UTF-8 or UTF-16 with or without a byte order mark, otherwise Windows-1252.
 * @returns null for what is no text, such as an Excel workbook or a ZIP archive
 */
export function readText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return null;
  const top = bytes.subarray(0, 1_000);
  const zeros = [0, 1].map((odd) => top.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  // The formats of programs, such as Excel's older one, have zeros anywhere.
  const isWide = (odd: 0 | 1) =>
    (zeros[odd] ?? 0) > top.length / 4 && (zeros[1 - odd] ?? 0) < top.length / 20;
  if ((first === 0xff && second === 0xfe) || isWide(1)) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || isWide(0)) return new TextDecoder('utf-16be').decode(bytes);
  if (top.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A line such as `email: ann@example.com`, `- name: Ann` or `subscribed = true`, and no time of day. */
const keyed = /^\s*(?:-\s+)?["']?\p{L}[\p{L}\p{N}_ -]{0,40}(?<!\d)["']?\s*(?:::?(?!\/\/)|=)\s*\S/u;
const sql = /^\s*(?:insert\s+into|create\s+table|copy\s+\S+.*\sfrom\s+stdin)\b/im;

/**
 * Whether a text is data of another kind, in which no column says who left: JSON, XML, a web page, a document, visiting cards, a dump
 * of a database, mails, or records that have a line for each of their values, as in YAML and LDIF.
 */
export function isOtherData(text: string): boolean {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (/^(?:<[!?]|<[a-z][a-z0-9]*[\s>]|BEGIN:VCARD|%PDF|\{\\rtf)/i.test(start) || sql.test(start)) return true;
  const records = start.split(/\r\n?|\n/).filter((line) => keyed.test(line));
  const hasAddresses = records.map((line) => hasAddress([line]));
  if (hasAddresses.includes(true) && hasAddresses.includes(false)) return true;
  if (!/^[[{]/.test(start)) return false;
  return [start, start.split('\n', 1)[0] ?? ''].some((part) => {
    try {
      JSON.parse(part);
      return true;
    } catch {
      return false;
    }
  });
}

/** Reads a CSV file or a list of any kind: with or without a header, which may stand below other lines. */
export function readTable(text: string, fileName = ''): ListTable {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?|\u2028/g, '\n');
  // Excel's own line for the separator.
  const named = /^[^\S\n]*"?sep=(.)"?[^\S\n,;]*$/im.exec(lines.slice(0, 2_000));
  const body = named ? lines.replace(named[0], '') : lines;
  const rows = parse(body, named?.[1] ?? separatorOf(body))
    .map((cells) => cells.map((cell) => cell.trim()))
    // The line below the header of a table in Markdown holds nothing, either.
    .filter((cells) => cells.some((cell) => !isBlank(cell) && !/^:?-{3,}:?$/.test(cell)))
    .map((cells, index) => ({ line: index + 1, cells }));
  const at = headerAt(rows);
  const names = at < 0 ? [] : (rows[at]?.cells ?? []).map((cell) => withoutInvisible(cell).trim());
  const width =
    at < 0
      ? rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
      : names.findLastIndex((name) => name !== '') + 1;
  // Files that were put together repeat their header.
  const all = rows.slice(at + 1).filter(({ cells }) => at < 0 || cells.join('\n') !== names.join('\n'));
  // Below another header, cells have other meanings.
  const isHeader = ({ cells }: ListRow, index: number) =>
    at >= 0 &&
    !hasAddress(cells) &&
    cells.some((cell, column) => isAddressName(cell) && hasAddress([all[index + 1]?.cells[column] ?? '']));
  const next = all.findIndex(isHeader);
  const [below, others] = next < 0 ? [all, []] : [all.slice(0, next), all.slice(next)];
  const hasSlipped = ({ cells }: ListRow) => cells.slice(width).some((cell) => !isBlank(cell));
  const isTitle = ({ cells }: ListRow) =>
    !hasAddress(cells) && cells.filter((cell) => !isBlank(cell)).length === 1;
  const above = rows.slice(0, Math.max(at, 0));
  return {
    fileName,
    titles: [
      ...above.filter(({ cells }) => !hasAddress(cells)),
      ...below.filter(isTitle),
      ...others.filter(({ cells }) => cells.some(isAddressName)),
    ].map(({ cells }) => cells.join(' ').trim()),
    header: Array.from({ length: width }, (_, column) => names[column] ?? ''),
    rows: below.filter((row) => !hasSlipped(row)),
    apart: [...above.filter(({ cells }) => hasAddress(cells)), ...below.filter(hasSlipped), ...others],
  };
}

const hasAddress = (cells: readonly string[]) => cells.some((cell) => /[@\uff20]/.test(cell));

const isAddressName = (cell: string) => addressNames.test(plain(cell));

function parse(text: string, delimiter: string, preview = 0): string[][] {
  const options = { delimiter, newline: '\n', preview } as const;
  const read = Papa.parse<string[]>(text, options);
  // A quote that nothing closes would swallow the rest of the file.
  const isUnclosed = read.errors.some(({ code }) => code === 'MissingQuotes');
  return isUnclosed ? Papa.parse<string[]>(text, { ...options, quoteChar: '\u0000' }).data : read.data;
}

/** The separator with which the most rows have the same number of cells. */
function separatorOf(text: string): string {
  const regularity = (separator: string) => {
    const widths = new Map<number, number>();
    for (const { length } of parse(text, separator, SAMPLE))
      widths.set(length, (widths.get(length) ?? 0) + 1);
    return Math.max(0, ...[...widths].map(([width, count]) => (width > 1 ? count + width / 1_000 : 0)));
  };
  return SEPARATORS.reduce((best, each) => (regularity(each) > regularity(best) ? each : best));
}

/** The header's index, or -1: the first row that names an address, or else the last full one above the first address. */
function headerAt(rows: readonly ListRow[]): number {
  const top = rows.slice(0, TOP);
  const named = top.findIndex(({ cells }) => !hasAddress(cells) && cells.some(isAddressName));
  if (named >= 0) return named;
  const first = rows.findIndex(({ cells }) => hasAddress(cells));
  const above = rows[first - 1];
  const filled = above?.cells.filter((cell) => !isBlank(cell)).length ?? 0;
  return above && filled > 1 && filled >= (rows[first]?.cells.length ?? 0) / 2 ? first - 1 : -1;
}
