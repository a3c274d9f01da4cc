import { SlipTable } from '@/components/site/claims';
import { LongPage } from '@/components/site/page';
import { ArticleSources, InlineText, Paragraph, RichSections } from '@/components/site/rich-text';
import { type EvidenceMark, evidencePage } from '@/content/evidence';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.evidence);

const { before, groups, after, sources, columns, marks } = evidencePage;

export default function EvidencePage() {
  return (
    <LongPage path={paths.evidence} text={evidencePage} parts={[...before, ...groups, ...after]}>
      <RichSections sections={before} />
      <EvidenceKey />
      {groups.map(({ id, heading, lead, rows }) => (
        <section key={id} aria-labelledby={id} className="grid gap-5">
          <h2 id={id} className="text-2xl">
            {heading}
          </h2>
          <Paragraph className="max-w-prose text-lg" text={lead} />
          <SlipTable
            caption={heading}
            columns={Object.values(columns)}
            className="sm:[&_td]:col-start-2 sm:[&_th]:row-span-2 sm:[&_tr]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
            rows={rows.map(({ id: row, part, mark, size, known, unknown }) => ({
              id: row,
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
        </section>
      ))}
      <RichSections sections={after} />
      <ArticleSources sources={sources} />
    </LongPage>
  );
}

/** Legend of the three marks, with the number of parts for each. */
function EvidenceKey() {
  const rows = groups.flatMap((group): readonly { mark: EvidenceMark }[] => group.rows);
  const entries = Object.entries(marks) as [EvidenceMark, { label: string; note: string }][];
  return (
    <dl className="grid gap-x-8 gap-y-6 border-y-2 border-ink py-7 sm:grid-cols-3">
      {entries.map(([mark, { label, note }]) => (
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

/** A full, half or empty circle, distinguishable without colour. */
function EvidenceRound({ mark }: { mark: EvidenceMark }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="size-[1.15em] flex-none text-sage">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2" />
      {mark === 'tested' && <circle cx="12" cy="12" r="9.5" className="fill-current" />}
      {mark === 'near' && <path d="M12 2.5a9.5 9.5 0 0 0 0 19Z" className="fill-current" />}
    </svg>
  );
}
