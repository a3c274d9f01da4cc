import { type EvidenceMark, evidencePage } from '@/content/evidence';
import { EvidenceRound } from './evidence-mark';

const marks = Object.entries(evidencePage.marks) as [EvidenceMark, { label: string; note: string }][];
const rows = evidencePage.groups.flatMap((group): readonly { mark: EvidenceMark }[] => group.rows);

/** Legend of the three marks, with the number of parts for each. */
export function EvidenceKey() {
  return (
    <dl className="grid gap-x-10 gap-y-6 border-y-2 border-ink py-7 sm:grid-cols-3">
      {marks.map(([mark, { label, note }]) => (
        <div key={mark}>
          <dt className="flex items-center gap-2.5 font-semibold">
            <EvidenceRound mark={mark} />
            <span>{label}</span>
            <span className="figures ml-auto font-serif text-2xl leading-none font-normal">
              {rows.filter((row) => row.mark === mark).length}
            </span>
          </dt>
          <dd className="mt-1.5 text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
