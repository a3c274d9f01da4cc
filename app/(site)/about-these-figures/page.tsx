import { SlipTable } from '@/components/site/claims';
import { TextLink } from '@/components/site/links';
import { LongPage } from '@/components/site/page';
import { RichSections } from '@/components/site/rich-text';
import { Badge } from '@/components/ui/badge';
import { claims, shownClaims } from '@/content/claims';
import { figuresPage } from '@/content/figures-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.claims);

const { before, table, after } = figuresPage;

export default function FiguresPage() {
  const shown = shownClaims(claims.map(({ id }) => id));
  const evidenced = shown.filter(({ basis }) => basis === 'evidenced');
  const list = { id: 'list', heading: table.heading };
  return (
    <LongPage path={paths.claims} text={figuresPage} parts={[...before, list, ...after]}>
      <RichSections sections={before} />
      <section aria-labelledby={list.id} className="grid gap-6">
        <h2 id={list.id} className="text-2xl">
          {list.heading}
        </h2>
        <p className="max-w-prose text-lg">{table.count(evidenced.length, shown.length)}</p>
        <SlipTable
          caption={table.caption}
          columns={Object.values(table.columns)}
          // Beside figure, mark and pages: what it rests on, and what is missing.
          className="min-[30rem]:max-lg:[&_th]:col-span-full min-[30rem]:max-lg:[&_tr]:grid-cols-[1fr_1fr] lg:[&_td:nth-of-type(1)]:row-[3] lg:[&_td:nth-of-type(2)]:row-[2] lg:[&_td:nth-of-type(2)]:before:hidden lg:[&_td:nth-of-type(n+3)]:row-[1/-1] lg:[&_tr]:gap-y-2 lg:[&_tr]:[grid-template:auto_auto_1fr/5fr_6fr_6fr]"
          rows={shown.map(({ id, text, pages, basis, restsOn, needs }) => ({
            id,
            head: <span className="figures font-serif text-lg">{text}</span>,
            cells: [
              pages.map((page, index) => (
                <span key={page}>
                  {index > 0 && ', '}
                  {page === '*' ? (
                    table.pageNames[page]
                  ) : (
                    <TextLink link={{ href: page, label: table.pageNames[page] }} alone />
                  )}
                </span>
              )),
              <Badge key="basis" tone={basis === 'evidenced' ? 'sage' : 'line'}>
                {table.basis[basis]}
              </Badge>,
              restsOn,
              needs || table.nothingMore,
            ],
          }))}
        />
      </section>
      <RichSections sections={after} />
    </LongPage>
  );
}
