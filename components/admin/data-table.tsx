import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import type { Figure, FigureTable } from '@/lib/domain/admin/figures';
import { writeFigure } from '@/lib/domain/admin/write-figure';

interface DataTableProps {
  table: FigureTable;
  /** The heading above says the same, so the eye does without the caption. */
  captionHidden?: boolean;
  /** What stands there when the table has no rows. */
  empty?: string;
  /** Long tables keep to a height of their own and scroll. */
  long?: boolean;
  /** Many short rows stand closer together. */
  dense?: boolean;
  /** One more column of things to do, a cell for each row. The file has no use for it. */
  last?: { label: string; cells: readonly ReactNode[] };
}

/** Figures in rows and columns, numbers under numbers. */
export function DataTable({ table, captionHidden, empty, long, dense, last }: DataTableProps) {
  const { title, columns, rows } = table;
  const largest = columns.map((_, index) => Math.max(1, ...rows.map((row) => numberIn(row[index]))));
  const hasFew = rows.some((row) => row.some((cell) => typeof cell === 'object' && cell.kind === 'few'));
  return (
    <div>
      <section
        className={cn('dashboard-scroll', long && 'is-long')}
        aria-label={`${adminWords.table}: ${title}`}
        // What scrolls must be reachable by keyboard.
        tabIndex={rows.length > 0 ? 0 : undefined}
      >
        <table className={cn('dashboard-table figures', dense && 'is-dense')}>
          <caption className={cn(captionHidden && 'sr-only')}>{title}</caption>
          <thead>
            <tr>
              {columns.map(({ label, words }) => (
                <th key={label} scope="col" data-words={words || undefined}>
                  {label}
                </th>
              ))}
              {last && (
                <th scope="col" data-words data-print="hide">
                  {last.label}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same, and none keeps any state.
              <tr key={place}>
                {row.map((figure, index) => {
                  const { label = '', words, bar } = columns[index] ?? {};
                  const Tag = index === 0 ? 'th' : 'td';
                  return (
                    <Tag key={label} scope={index === 0 ? 'row' : undefined} data-words={words || undefined}>
                      {bar && <Bar part={numberIn(figure) / (largest[index] ?? 1)} />}
                      <FigureText figure={figure} />
                    </Tag>
                  );
                })}
                {last && (
                  <td data-words data-print="hide">
                    {last.cells[place]}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && empty && <p className="mt-3 text-muted">{empty}</p>}
      {hasFew && <p className="mt-3 text-sm text-muted">{adminWords.fewNote}</p>}
    </div>
  );
}

function numberIn(figure: Figure | undefined): number {
  return typeof figure === 'number' ? figure : 0;
}

function FigureText({ figure }: { figure: Figure }) {
  const isWord = typeof figure === 'object' && (figure.kind === 'few' || figure.kind === 'nothing');
  return <span className={cn(isWord && 'text-muted')}>{writeFigure(figure, adminWords)}</span>;
}

/** Drawn as an image: a width in a style attribute would need an exception from the page's security policy. */
function Bar({ part }: { part: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="dashboard-bar">
      <rect width={Math.round(part * 1000) / 10} height="8" />
    </svg>
  );
}
