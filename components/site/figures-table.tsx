import { Badge } from '@/components/ui/badge';
import type { Claim } from '@/content/claim';
import { figuresPage } from '@/content/figures-page';

const { caption, columns, basis: marks, pageNames, nothingMore } = figuresPage.table;
const names: Readonly<Record<string, string>> = pageNames;

/** The registry of figures as it is. On a narrow screen each row becomes a slip with the columns' names on it. */
export function FiguresTable({ claims }: { claims: readonly Claim[] }) {
  return (
    <table className="figures-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {claims.map(({ id, text, pages, basis, restsOn, needs }) => (
          <tr key={id} id={id}>
            <th scope="row" className="figures font-serif text-lg">
              {text}
            </th>
            <td data-column={columns.pages}>
              {pages.map((page, index) => (
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
              ))}
            </td>
            <td data-column={columns.basis}>
              <Badge tone={basis === 'evidenced' ? 'sage' : 'line'}>{marks[basis]}</Badge>
            </td>
            <td data-column={columns.restsOn}>{restsOn}</td>
            <td data-column={columns.needs}>{needs || nothingMore}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
