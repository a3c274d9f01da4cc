import { InlineText } from '@/components/site/inline-text';
import { type EvidenceGroup, evidencePage } from '@/content/evidence';
import { EvidenceRound } from './evidence-mark';

const { columns, marks } = evidencePage;

/** One group of parts. On a narrow screen each row becomes a slip with the columns' names on it. */
export function EvidenceTable({ group }: { group: EvidenceGroup }) {
  return (
    <table className="evidence-table">
      <caption className="sr-only">{group.heading}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.rows.map(({ id, part, mark, size, known, unknown }) => (
          <tr key={id} id={id}>
            <th scope="row">
              <span className="font-serif text-lg leading-snug">{part}</span>
              <span className="evidence-mark">
                <EvidenceRound mark={mark} />
                {marks[mark].label}
              </span>
              <span className="evidence-size">{size}</span>
            </th>
            <td data-column={columns.known}>
              <InlineText text={known} />
            </td>
            <td data-column={columns.unknown}>
              <InlineText text={unknown} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
