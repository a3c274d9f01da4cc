import type { ReactNode } from 'react';
import { ArticleSources } from '@/components/site/article/article-sources';
import { fillWords } from '@/content/workbook/fill';
import type { WorkbookPart as Part, Workbook } from '@/content/workbook/model';
import { KeptPanel, KeptStatus } from './kept-panel';

interface WorkbookPagesProps {
  workbook: Workbook;
  /** Those that are on this page. */
  parts: readonly Part[];
  /** Where a part is to be found. */
  hrefOf: (id: string) => string;
  children: ReactNode;
}

/** Parts of the workbook to write in, the list of all of them in the margin, and what happens to the words. */
export function WorkbookPages({ workbook, parts, hrefOf, children }: WorkbookPagesProps) {
  const cited = workbook.sources.filter(({ id }) => JSON.stringify(parts).includes(`#source-${id})`));
  return (
    <div className="wrap margin-grid workbook-pages">
      <div className="margin-head max-lg:hidden" data-print="hide">
        <nav aria-labelledby="contents-heading" className="contents">
          <h2 id="contents-heading" className="mb-2 text-lg">
            {fillWords.contents}
          </h2>
          <ol>
            {workbook.parts.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={hrefOf(id)}
                  aria-current={parts.length === 1 && parts[0]?.id === id ? 'page' : undefined}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="min-w-0">
        <KeptStatus />
        {children}
        <ArticleSources sources={cited} all={workbook.sources} />
        <KeptPanel />
      </div>
    </div>
  );
}
