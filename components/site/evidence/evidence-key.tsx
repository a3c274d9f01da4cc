import { type EvidenceMark, evidencePage } from '@/content/evidence';
import { EvidenceRound } from './evidence-mark';

const marks = Object.entries(evidencePage.marks) as [EvidenceMark, { label: string; note: string }][];
const rows = evidencePage.groups.flatMap((group): readonly { mark: EvidenceMark }[] => group.rows);

/** What the three marks mean, and how many parts have each. */
export function EvidenceKey() {
  return (
    <dl className="evidence-key">
      {marks.map(([mark, { label, note }]) => (
        <div key={mark}>
          <dt>
            <EvidenceRound mark={mark} />
            <span>{label}</span>
            <span className="evidence-count">{rows.filter((row) => row.mark === mark).length}</span>
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
