import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { type Figure, type FigureTable, writeFigure } from '@/lib/domain/admin/figures';

const isKind = (figure: Figure, ...kinds: string[]) =>
  typeof figure === 'object' && kinds.includes(figure.kind);

/** Formats a figure; placeholders for a missing or withheld number are muted. */
export function FigureText({ figure }: { figure: Figure }) {
  if (typeof figure === 'object' && figure.kind === 'link') {
    return (
      <Link className="link" href={figure.href} prefetch={false}>
        {figure.text}
      </Link>
    );
  }
  return (
    <span className={cn(isKind(figure, 'few', 'nothing') && 'whitespace-nowrap text-muted')}>
      {writeFigure(figure, adminWords)}
    </span>
  );
}

/** Explains “under 5” when one of the tables contains it. */
export function FewNote({ tables }: { tables: readonly FigureTable[] }) {
  const figures = tables.flatMap(({ rows }) => rows.flat());
  if (!figures.some((figure) => isKind(figure, 'few'))) return null;
  return <p className="mt-3 text-sm text-muted">{adminWords.fewNote}</p>;
}

export const longClasses = [
  'max-h-[26rem] overflow-y-auto print:max-h-none print:overflow-visible print:[&_tbody_tr:nth-child(n+13)]:hidden',
  '[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-1 [&_thead_th]:bg-surface',
];

const numberIn = (figure: Figure | undefined) => (typeof figure === 'number' ? figure : 0);

const figureClasses = 'not-first:w-[1%] not-first:pl-4 not-first:text-right not-first:whitespace-nowrap';

interface BarListProps {
  table: FigureTable;
  /** Shown when the table has no rows. */
  empty: string;
  /** Hides the caption visually when the heading says the same. */
  captionHidden?: boolean;
  /** A link for each row's name; the current one has the page's own. */
  hrefs?: readonly string[];
  current?: string | undefined;
}

/** Rows above which a list of bars scrolls. */
const SHOWN = 12;

/** A table of names and counts, with a bar behind each name in proportion to its first count. Scrolls where it is too big. */
export function BarList({ table, empty, captionHidden, hrefs, current }: BarListProps) {
  const { title, columns, rows } = table;
  const largest = Math.max(1, ...rows.map((row) => numberIn(row[1])));
  return (
    <section
      className={cn('overflow-x-auto', rows.length > SHOWN && longClasses)}
      aria-label={`${adminWords.table}: ${title}`}
      // A scrollable region must be focusable.
      tabIndex={rows.length > 0 ? 0 : undefined}
    >
      <table className="figures w-full border-separate border-spacing-x-0 border-spacing-y-[0.3rem] text-sm/[1.6]">
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-strong'}>{title}</caption>
        <thead>
          <tr>
            {columns.map((label) => (
              <th
                key={label}
                scope="col"
                className={cn('pb-[0.2rem] text-left font-normal text-muted', figureClasses)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label = '', ...figures], place) => (
            <tr key={String(label)}>
              <th
                scope="row"
                className="relative px-[0.6rem] py-[0.3rem] min-w-32 text-left font-normal wrap-break-word [&>span]:relative"
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  className="absolute inset-0 size-full fill-sage/26"
                >
                  <rect width={Math.round((numberIn(figures[0]) / largest) * 1000) / 10} height="8" />
                </svg>
                {hrefs?.[place] ? (
                  <Link
                    href={hrefs[place]}
                    prefetch={false}
                    scroll={false}
                    className="relative underline-offset-[0.22em] hover:underline aria-[current]:font-strong"
                    aria-current={hrefs[place] === current || undefined}
                  >
                    <FigureText figure={label} />
                  </Link>
                ) : (
                  <FigureText figure={label} />
                )}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className={figureClasses}>
                  <FigureText figure={figure} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="text-muted">{empty}</p>}
    </section>
  );
}

const sheetClasses = [
  'mb-5 min-w-0 scroll-mt-[calc(var(--frame-top,4.5rem)+1rem)] rounded-lg border border-line bg-surface',
  'p-[clamp(1.1rem,0.9rem+0.8vw,1.75rem)] print:my-0 print:border-0 print:p-0',
];

interface DashboardSectionProps {
  id: string;
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A titled section of a workspace page. */
export function DashboardSection({ id, title, note, className, children }: DashboardSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn(sheetClasses, className)}>
      <div className="mb-[1.1rem] grid gap-[0.3rem] print:break-after-avoid">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {note && <p className="max-w-text text-sm text-muted">{note}</p>}
      </div>
      <div className="@container/sheet min-w-0">{children}</div>
    </section>
  );
}

/** A chart's data table, collapsed by default. Prints as the chart alone. */
export function Numbers({ children }: { children: ReactNode }) {
  return (
    <details data-print="hide">
      <summary className="link is-alone">{overviewWords.numbers}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

/** Key figures, already formatted. */
export function StatCards({ cards }: { cards: readonly (readonly [label: string, figure: ReactNode])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-5">
      {cards.map(([label, figure]) => (
        <div key={label} className="grid max-w-64 flex-[1_1_7.5rem] content-between gap-[0.4rem]">
          <dt className="text-sm/[1.6] text-muted">{label}</dt>
          <dd className="figures font-serif text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
