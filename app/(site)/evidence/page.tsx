import { ArticleSources } from '@/components/site/article/article-sources';
import { EvidenceKey } from '@/components/site/evidence/evidence-key';
import { EvidenceTable } from '@/components/site/evidence/evidence-table';
import { InlineText } from '@/components/site/inline-text';
import { LongPage } from '@/components/site/long-page';
import { RichSections } from '@/components/site/rich-text';
import { evidencePage } from '@/content/evidence';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/slip-table.css';

export const metadata = pageMetadata(paths.evidence);

export default function EvidencePage() {
  const { headline, lead, updated, before, groups, after, sources } = evidencePage;
  return (
    <LongPage
      path={paths.evidence}
      title={headline}
      lead={lead}
      updated={updated}
      parts={[...before, ...groups, ...after]}
    >
      <RichSections sections={before} />
      <EvidenceKey />
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} className="grid gap-5">
          <h2 id={group.id} className="text-2xl">
            {group.heading}
          </h2>
          <p className="max-w-prose text-lg">
            <InlineText text={group.lead} />
          </p>
          <EvidenceTable group={group} />
        </section>
      ))}
      <RichSections sections={after} />
      <ArticleSources sources={sources} />
    </LongPage>
  );
}
