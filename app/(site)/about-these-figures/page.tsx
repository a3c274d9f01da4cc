import { SlipTable } from '@/components/site/figures';
import { TextLink } from '@/components/site/links';
import { LongPage } from '@/components/site/page';
import { RichSections } from '@/components/site/rich-text';
import { Badge } from '@/components/ui/badge';
import { claims, shownClaims } from '@/content/claims';
import { figuresPage } from '@/content/figures-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/pages.css';

export const metadata = pageMetadata(paths.figures);

const { before, table, after } = figuresPage;
const names: Readonly<Record<string, string>> = table.pageNames;

export default function FiguresPage() {
  const shown = shownClaims(claims.map(({ id }) => id));
  const evidenced = shown.filter(({ basis }) => basis === 'evidenced');
  const list = { id: 'list', heading: table.heading };
  return (
    <LongPage path={paths.figures} text={figuresPage} parts={[...before, list, ...after]}>
      <RichSections sections={before} />
      <section aria-labelledby={list.id} className="grid gap-6">
        <h2 id={list.id} className="text-2xl">
          {list.heading}
        </h2>
        <p className="max-w-prose text-lg">{table.count(evidenced.length, shown.length)}</p>
        <SlipTable
          caption={table.caption}
          columns={Object.values(table.columns)}
          className="is-figures"
          rows={shown.map(({ id, text, pages, basis, restsOn, needs }) => ({
            id,
            head: <span className="figures font-serif text-lg">{text}</span>,
            cells: [
              pages.map((page, index) => (
                <span key={page}>
                  {index > 0 && ', '}
                  {page === '*' ? (
                    names[page]
                  ) : (
                    <TextLink link={{ href: page, label: names[page] ?? page }} alone />
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
