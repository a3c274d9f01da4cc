import type { ReactNode } from 'react';

interface SlipTableProps {
  caption: string;
  columns: readonly string[];
  /** What a row begins with, and its other cells in the order of the columns. */
  rows: readonly { id: string; head: ReactNode; cells: readonly ReactNode[] }[];
  /** How the cells of a row stand beside one another. */
  className: string;
}

/** A table whose rows are slips of paper, with the columns' names on them. */
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
