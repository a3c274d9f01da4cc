import type { WorkbookBlock } from '@/content/workbook/model';
import { logRow } from '@/lib/workbook/fields';
import { WritingField } from './writing-field';

interface WorkbookLogProps {
  block: Extract<WorkbookBlock, { kind: 'log' }>;
  section: string;
}

/** A table to fill in. On narrow screens each row becomes a card with labels. */
export function WorkbookLog({ block, section }: WorkbookLogProps) {
  const { caption, columns, rows, rowLabels } = block;
  const writing = rowLabels ? columns.slice(1) : columns;
  return (
    <table className="workbook-log" data-labelled={rowLabels ? '' : undefined}>
      <caption>{caption}</caption>
      {/* Attributes instead of inline styles, which the Content-Security-Policy forbids. */}
      <colgroup>
        {columns.map(({ name, share }) => (
          <col key={name} width={`${share * 100}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ name, label }) =>
            label ? (
              <th key={name} scope="col">
                {label}
              </th>
            ) : (
              <td key={name} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
          <tr key={row}>
            {rowLabels && <th scope="row">{rowLabels[row]}</th>}
            {logRow(section, block, row).map((field, column) => (
              <td key={field.name} data-label={writing[column]?.label}>
                <WritingField field={field} named />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
