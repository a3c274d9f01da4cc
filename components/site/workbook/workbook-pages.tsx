import type { ReactNode } from 'react';
import { ArticleSources } from '@/components/site/article/article-sources';
import { Contents } from '@/components/site/contents';
import { fillWords } from '@/content/workbook/fill';
import type { WorkbookPart as Part, Workbook } from '@/content/workbook/model';
import { KeptPanel, KeptStatus } from './kept-panel';

interface WorkbookPagesProps {
  workbook: Workbook;
  /** Parts on this page. */
  parts: readonly Part[];
  /** URL of a part. */
  hrefOf: (id: string) => string;
  children: ReactNode;
}

/** Fillable parts of the workbook, with the list of all parts in the margin and the storage panel. */
export function WorkbookPages({ workbook, parts, hrefOf, children }: WorkbookPagesProps) {
  const cited = workbook.sources.filter(({ id }) => JSON.stringify(parts).includes(`#source-${id})`));
  return (
    <div className="wrap margin-grid pb-(--section) print:pb-0">
      <Contents
        heading={fillWords.contents}
        narrow="none"
        parts={workbook.parts.map(({ id, title }) => ({
          href: hrefOf(id),
          label: title,
          current: parts.length === 1 && parts[0]?.id === id,
        }))}
      />
      <div className="min-w-0 print:text-[10.5pt]">
        <KeptStatus />
        {children}
        <ArticleSources sources={cited} all={workbook.sources} />
        <div className="mt-16">
          <KeptPanel />
        </div>
      </div>
    </div>
  );
}
