import { InlineText } from '@/components/site/inline-text';
import { SlipTable } from '@/components/site/slip-table';
import { type EvidenceGroup, evidencePage } from '@/content/evidence';
import { EvidenceRound } from './evidence-mark';

const { columns, marks } = evidencePage;

/** One group of parts, with what is known about each and what is not. */
export function EvidenceTable({ group }: { group: EvidenceGroup }) {
  return (
    <SlipTable
      caption={group.heading}
      columns={Object.values(columns)}
      className="is-evidence"
      rows={group.rows.map(({ id, part, mark, size, known, unknown }) => ({
        id,
        head: (
          <>
            <span className="block font-serif text-lg leading-snug">{part}</span>
            <span className="mt-2.5 flex items-center gap-2 font-semibold">
              <EvidenceRound mark={mark} />
              {marks[mark].label}
            </span>
            <span className="mt-1.5 block figures text-muted">{size}</span>
          </>
        ),
        cells: [<InlineText key="known" text={known} />, <InlineText key="unknown" text={unknown} />],
      }))}
    />
  );
}
