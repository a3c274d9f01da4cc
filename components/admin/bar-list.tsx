import { cn } from '@/components/ui/cn';
import type { Figure, FigureTable } from '@/lib/domain/admin/figures';
import { FigureText } from './figure-text';

const numberIn = (figure: Figure | undefined) => (typeof figure === 'number' ? figure : 0);

const figureClasses = 'not-first:w-[1%] not-first:pl-4 not-first:text-right not-first:whitespace-nowrap';

interface BarListProps {
  table: FigureTable;
  /** Shown when the table has no rows. */
  empty: string;
  /** Hides the caption visually when the heading says the same. */
  captionHidden?: boolean;
}

/** A table of names and counts, with a bar behind each name in proportion to its first count. */
export function BarList({ table, empty, captionHidden }: BarListProps) {
  const { title, columns, rows } = table;
  const largest = Math.max(1, ...rows.map((row) => numberIn(row[1])));
  return (
    <div>
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
          {rows.map(([label = '', ...figures]) => (
            <tr key={String(label)}>
              <th
                scope="row"
                className="relative px-[0.6rem] py-[0.3rem] text-left font-normal wrap-anywhere [&>span]:relative"
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  className="absolute inset-0 size-full fill-sage/26"
                >
                  <rect width={Math.round((numberIn(figures[0]) / largest) * 1000) / 10} height="8" />
                </svg>
                <FigureText figure={label} />
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
    </div>
  );
}
