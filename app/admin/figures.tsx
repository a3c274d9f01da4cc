import { AdminLink } from '@/app/admin/parts';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin/admin';
import { formatWeekday } from '@/lib/domain/admin/dates';
import type { Cell, CsvRow } from '@/lib/domain/csv';

/**
 * A dashboard figure, for the screen and for CSV. `few` is a group of one to four people, whose number the
 * database withholds.
 */
export type Figure =
  | string
  | number
  | { kind: 'few' }
  | { kind: 'nothing' }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'average'; of: number }
  /** A day, YYYY-MM-DD. */
  | { kind: 'day'; day: string }
  /** A count, and its share of a whole. */
  | { kind: 'step'; count: number; whole: number }
  /** A count that lies between two, so that no person can be found from it. */
  | { kind: 'between'; from: number; to: number }
  /** 0 to 1. */
  | { kind: 'share'; of: number }
  /** The change from `before` to `now`. */
  | { kind: 'change'; before: number; now: number };

export const dayOf = (day: string): Figure => ({ kind: 'day', day });

/** A step of a funnel: how many of the whole reached it. Null is a group of fewer than five people. */
export const stepOf = (count: number | null, whole: number | null): Figure =>
  count === null || whole === null ? few : { kind: 'step', count, whole };

export const few: Figure = { kind: 'few' };
export const nothing: Figure = { kind: 'nothing' };

/** A table for the screen and for CSV; the first cell of a row is its header. */
export interface FigureTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Figure[])[];
}

/** @param count null for a group of fewer than five people */
export function counted(count: number | null): Figure {
  return count ?? few;
}

/** A share of a whole; `nothing` if the whole is zero, `few` if the part is withheld. */
export function shareOf(part: number | null, whole: number): Figure {
  if (part === null) return few;
  return whole === 0 ? nothing : { kind: 'share', of: part / whole };
}

/** The change of a count; `nothing` if either value is withheld. */
export function changeOf(before: number | null, now: number | null): Figure {
  return before === null || now === null ? nothing : { kind: 'change', before, now };
}

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
/** Keeps a trailing zero: 2.0. */
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const signedPercent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** Formats a figure for display: 1,234, 42.5%, +12%. */
export function formatFigure(figure: Figure): string {
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'number') return number.format(figure);
  switch (figure.kind) {
    case 'few':
      return adminWords.few;
    case 'nothing':
      return adminWords.nothing;
    case 'link':
      return figure.text;
    case 'average':
      return oneDecimal.format(figure.of);
    case 'day':
      return formatWeekday(figure.day);
    case 'step':
      return figure.whole > 0
        ? `${number.format(figure.count)} · ${percent.format(figure.count / figure.whole)}`
        : number.format(figure.count);
    case 'between':
      return `${number.format(figure.from)} to ${number.format(figure.to)}`;
    case 'share':
      return percent.format(figure.of);
    case 'change':
      return formatChange(figure.before, figure.now);
  }
}

function formatChange(before: number, now: number): string {
  // A change from zero has no percentage.
  if (before === 0) return now === 0 ? signedPercent.format(0) : adminWords.fromZero;
  // A minus sign instead of the hyphen that is easily missed.
  return signedPercent.format((now - before) / before).replace('-', '\u2212');
}

const isKind = (figure: Figure, ...kinds: string[]) =>
  typeof figure === 'object' && kinds.includes(figure.kind);

/** Formats a figure; placeholders for a missing or withheld number are muted. */
export function FigureText({ figure }: { figure: Figure }) {
  if (typeof figure === 'object' && figure.kind === 'link') {
    return <AdminLink href={figure.href}>{figure.text}</AdminLink>;
  }
  return (
    <span
      className={cn(isKind(figure, 'few', 'nothing') && 'whitespace-nowrap text-muted')}
      data-nothing={isKind(figure, 'nothing') || undefined}
    >
      {formatFigure(figure)}
    </span>
  );
}

/** Explains “under 5” when one of the tables contains it. */
export function FewNote({ tables }: { tables: readonly FigureTable[] }) {
  const figures = tables.flatMap(({ rows }) => rows.flat());
  if (!figures.some((figure) => isKind(figure, 'few'))) return null;
  return <p className="mt-3 text-sm text-muted">{adminWords.fewNote}</p>;
}

/** Rows for CSV: numbers stay numbers and days ISO dates, so that a spreadsheet can calculate with them. */
export function toCsvRows({ columns, rows }: FigureTable): CsvRow[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map((label, index) => [label, toCell(row[index] ?? '')])),
  );
}

function toCell(figure: Figure): Cell {
  if (typeof figure !== 'object') return figure;
  switch (figure.kind) {
    // A text in a column of numbers would keep it from being summed.
    case 'few':
    case 'nothing':
    case 'between':
      return null;
    case 'link':
      return figure.text;
    case 'day':
      return figure.day;
    case 'average':
      return figure.of;
    case 'step':
      return figure.count;
    case 'share':
      return Number(figure.of.toFixed(3));
    case 'change':
      return figure.before === 0 ? null : Number(((figure.now - figure.before) / figure.before).toFixed(3));
  }
}

interface DataTableProps {
  table: FigureTable;
  /** Shows the caption, where no heading says the same. */
  captioned?: boolean;
  /** Shown when the table has no rows. */
  empty?: string;
  /** Draws a bar behind each name, in proportion to its first figure. */
  bars?: boolean;
  /** A link for each row's name; the current one has the page's own. */
  hrefs?: readonly string[];
  current?: string | undefined;
}

/** Rows above which a table scrolls, and prints no more of them. */
const LONG = 12;
const longClasses = [
  'max-h-[26rem] overflow-y-auto print:max-h-none print:overflow-visible print:[&_tbody_tr:nth-child(n+13)]:hidden',
  '[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-1',
];

const isText = (figure: Figure | undefined) =>
  typeof figure === 'string' || (typeof figure === 'object' && figure.kind === 'link');
const numberIn = (figure: Figure | undefined) => (typeof figure === 'number' ? figure : 0);

/** A table of figures in a scrollable region. */
export function DataTable({ table, captioned, empty, bars, hrefs, current }: DataTableProps) {
  const { title, columns, rows } = table;
  // Text columns are left-aligned; columns with any number are right-aligned, including their placeholders.
  const areWords = columns.map((_, index) => {
    const cells = rows.map((row) => row[index]);
    return index === 0 || (cells.some(isText) && !cells.some((cell) => typeof cell === 'number'));
  });
  const largest = Math.max(1, ...rows.map((row) => numberIn(row[1])));
  const kind = bars ? 'has-bars' : areWords.every(Boolean) ? 'is-words' : columns.length > 4 && 'is-wide';
  return (
    <div>
      <section
        className={cn('scrolls', rows.length > LONG && longClasses)}
        aria-label={`${adminWords.table}: ${title}`}
        // A scrollable region must be focusable.
        tabIndex={rows.length > 0 ? 0 : undefined}
      >
        <table className={cn('data-table figures', kind)}>
          <caption className={captioned ? 'pb-2 text-left font-strong' : 'sr-only'}>{title}</caption>
          <thead className={rows.length === 0 ? 'sr-only' : undefined}>
            <tr>
              {columns.map((label, index) => (
                <th key={label} scope="col" data-words={areWords[index] || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...figures], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be identical and hold no state.
              <tr key={place}>
                <th scope="row" data-words="">
                  {bars && <BarBehind share={numberIn(figures[0]) / largest} />}
                  {hrefs?.[place] ? (
                    <AdminLink
                      href={hrefs[place]}
                      scroll={false}
                      className="relative underline-offset-[0.22em] hover:underline aria-[current]:font-strong"
                      aria-current={hrefs[place] === current || undefined}
                    >
                      <FigureText figure={name} />
                    </AdminLink>
                  ) : (
                    <FigureText figure={name} />
                  )}
                </th>
                {figures.map((figure, index) => (
                  <td
                    key={columns[index + 1]}
                    data-words={areWords[index + 1] || undefined}
                    data-label={columns[index + 1]}
                  >
                    <FigureText figure={figure} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && empty && <p className="mt-3 text-muted">{empty}</p>}
      {!bars && <FewNote tables={[table]} />}
    </div>
  );
}

function BarBehind({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect width={Math.round(share * 1000) / 10} height="8" />
    </svg>
  );
}
