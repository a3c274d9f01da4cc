import { FiguresTable } from '@/components/site/figures-table';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { LongPage } from '@/components/site/long-page';
import { RichSections } from '@/components/site/rich-text';
import { claims, shownClaims } from '@/content/claims';
import { figuresPage } from '@/content/figures-page';
import { crumbsNode } from '@/lib/json-ld';
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
    <Frame path={paths.figures}>
      <JsonLd data={[crumbsNode([{ name: headline, path: paths.figures }])]} />
      <LongPage title={headline} lead={lead} updated={updated} parts={[...before, list, ...after]}>
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
    </Frame>
  );
}
