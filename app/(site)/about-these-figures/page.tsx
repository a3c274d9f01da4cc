import { FiguresTable } from '@/components/site/figures-table';
import { LongPage } from '@/components/site/long-page';
import { RichSections } from '@/components/site/rich-text';
import { claims, shownClaims } from '@/content/claims';
import { figuresPage } from '@/content/figures-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/slip-table.css';

export const metadata = pageMetadata(paths.figures);

export default function FiguresPage() {
  const { headline, lead, updated, before, table, after } = figuresPage;
  const shown = shownClaims(claims.map(({ id }) => id));
  const evidenced = shown.filter(({ basis }) => basis === 'evidenced');
  const list = { id: 'list', heading: table.heading };
  return (
    <LongPage
      path={paths.figures}
      title={headline}
      lead={lead}
      updated={updated}
      parts={[...before, list, ...after]}
    >
      <RichSections sections={before} />
      <section aria-labelledby={list.id} className="grid gap-6">
        <h2 id={list.id} className="text-2xl">
          {list.heading}
        </h2>
        <p className="max-w-prose text-lg">{table.count(evidenced.length, shown.length)}</p>
        <FiguresTable claims={shown} />
      </section>
      <RichSections sections={after} />
    </LongPage>
  );
}
