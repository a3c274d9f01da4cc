import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import type { FigureTable } from '@/lib/domain/admin/figures';
import { FewNote, FigureText } from './figure-text';

interface DataTableProps {
  table: FigureTable;
  /** The heading above says the same, so the eye does without the caption. */
  captionHidden?: boolean;
  /** What stands there when the table has no rows. */
  empty?: string;
  /** Long tables keep to a height of their own and scroll. */
  long?: boolean;
}

/** Figures in rows and columns, numbers under numbers. */
export function DataTable({ table, captionHidden, empty, long }: DataTableProps) {
  const { title, columns, rows } = table;
  /** Words stand left, numbers right, and so does a date among numbers. */
  const areWords = columns.map((_, index) => {
    const kinds = rows.map((row) => typeof row[index]);
    return index === 0 || (kinds.includes('string') && !kinds.includes('number'));
  });
  return (
    <div>
      <section
        className={cn('dashboard-scroll', long && 'is-long')}
        aria-label={`${adminWords.table}: ${title}`}
        // What scrolls must be reachable by keyboard.
        tabIndex={rows.length > 0 ? 0 : undefined}
      >
        <table className={cn('dashboard-table figures', areWords.every(Boolean) && 'is-words')}>
          <caption className={cn(captionHidden && 'sr-only')}>{title}</caption>
          <thead>
            <tr>
              {columns.map((label, index) => (
                <th key={label} scope="col" data-words={areWords[index] || undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same, and none keeps any state.
              <tr key={place}>
                {row.map((figure, index) => {
                  const Tag = index === 0 ? 'th' : 'td';
                  return (
                    <Tag
                      key={columns[index]}
                      scope={index === 0 ? 'row' : undefined}
                      data-words={areWords[index] || undefined}
                    >
                      <FigureText figure={figure} />
                    </Tag>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && empty && <p className="mt-3 text-muted">{empty}</p>}
      <FewNote tables={[table]} />
    </div>
  );
}
