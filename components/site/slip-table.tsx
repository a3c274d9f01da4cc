import type { ReactNode } from 'react';

interface SlipTableProps {
  caption: string;
  columns: readonly string[];
  /** Row header, and the other cells in column order. */
  rows: readonly { id: string; head: ReactNode; cells: readonly ReactNode[] }[];
  /** Grid layout of a row's cells. */
  className: string;
}

/** A table whose rows become cards with the column names as labels on narrow screens. */
export function SlipTable({ caption, columns, rows, className }: SlipTableProps) {
  return (
    <table className={`slip-table block ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head, cells }) => (
          <tr key={id} id={id}>
            <th scope="row">{head}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column} data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
