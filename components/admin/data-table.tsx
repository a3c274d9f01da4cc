import { cn } from '@/components/ui/cn';
import { adminWords } from '@/content/admin';
import type { FigureTable } from '@/lib/domain/admin/figures';
import { FewNote, FigureText } from './figure-text';

const longClasses = [
  'max-h-[26rem] overflow-y-auto print:max-h-none print:overflow-visible',
  '[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-1',
];

interface DataTableProps {
  table: FigureTable;
  /** Hides the caption visually when the heading says the same. */
  captionHidden?: boolean;
  /** Shown when the table has no rows. */
  empty?: string;
  /** Limits the height and scrolls. */
  long?: boolean;
}

/** A table of figures in a scrollable region. */
export function DataTable({ table, captionHidden, empty, long }: DataTableProps) {
  const { title, columns, rows } = table;
  // Text columns are left-aligned; columns with any number are right-aligned, including their placeholders.
  const areWords = columns.map((_, index) => {
    const kinds = rows.map((row) => typeof row[index]);
    return index === 0 || (kinds.includes('string') && !kinds.includes('number'));
  });
  return (
    <div>
      <section
        className={cn('overflow-x-auto', long && longClasses)}
        aria-label={`${adminWords.table}: ${title}`}
        // A scrollable region must be focusable.
        tabIndex={rows.length > 0 ? 0 : undefined}
      >
        <table className={cn('data-table figures', areWords.every(Boolean) && 'is-words')}>
          <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-strong'}>{title}</caption>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be identical and hold no state.
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
