import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import type { Figure, FigureTable } from '@/lib/domain/admin/figures';
import { writeFigure } from '@/lib/domain/admin/write-figure';

const numberIn = (figure: Figure | undefined) => (typeof figure === 'number' ? figure : 0);

/** A table of names and counts, each name on a bar as long as its part of the largest. */
export function BarList({ table, empty }: { table: FigureTable; empty: string }) {
  const { title, columns, rows } = table;
  const [name, count] = columns;
  const largest = Math.max(1, ...rows.map((row) => numberIn(row[1])));
  return (
    <div>
      <table className="bar-list figures">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{name?.label}</th>
            <th scope="col">{count?.label}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, figure = '']) => (
            <tr key={String(label)}>
              <th scope="row">
                <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={Math.round((numberIn(figure) / largest) * 1000) / 10} height="8" />
                </svg>
                <span>{String(label)}</span>
              </th>
              <td className={cn(typeof figure !== 'number' && 'text-muted')}>
                {writeFigure(figure, adminWords)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="text-muted">{empty}</p>}
    </div>
  );
}
