import type { WorkbookBlock } from '@/content/workbook/model';
import { workbookReading } from '@/content/workbook/reading';

type Log = Extract<WorkbookBlock, { kind: 'log' }>;

/** A table to fill in: all its rows on paper, the first few on a screen, where nobody writes into it. */
export function WorkbookLog({ block }: { block: Log }) {
  const { caption, columns, rows, rowLabels } = block;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard.
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table className="workbook-log" data-labelled={rowLabels ? '' : undefined} data-lines={block.lines}>
        <caption>{caption}</caption>
        {/* Attributes and not styles: the policy of the page allows no style that is written into it. */}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: one empty row is like another.
            <tr key={row}>
              {columns.map(({ name }, column) =>
                rowLabels && column === 0 ? (
                  <th key={name} scope="row">
                    {rowLabels[row]}
                  </th>
                ) : (
                  <td key={name} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!rowLabels && <p className="workbook-more">{workbookReading.printedRows}</p>}
    </section>
  );
}
