import { Badge } from '@/components/ui/badge';
import type { Claim } from '@/content/claim';
import { figuresPage } from '@/content/figures-page';
import { SlipTable } from './slip-table';

const { caption, columns, basis: marks, pageNames, nothingMore } = figuresPage.table;
const names: Readonly<Record<string, string>> = pageNames;

/** The whole registry of figures as a table. */
export function FiguresTable({ claims }: { claims: readonly Claim[] }) {
  return (
    <SlipTable
      caption={caption}
      columns={Object.values(columns)}
      className="is-figures"
      rows={claims.map(({ id, text, pages, basis, restsOn, needs }) => ({
        id,
        head: <span className="figures font-serif text-lg">{text}</span>,
        cells: [
          pages.map((page, index) => (
            <span key={page}>
              {index > 0 && ', '}
              {page === '*' ? (
                names[page]
              ) : (
                <a href={page} className="link is-alone">
                  {names[page] ?? page}
                </a>
              )}
            </span>
          )),
          <Badge key="basis" tone={basis === 'evidenced' ? 'sage' : 'line'}>
            {marks[basis]}
          </Badge>,
          restsOn,
          needs || nothingMore,
        ],
      }))}
    />
  );
}
