import type { ReactNode } from 'react';
import { readableDate } from '@/content/articles/article';
import { longPage } from '@/content/legal/long-page';
import { crumbsNode } from '@/lib/json-ld';
import { Contents } from './contents';
import { Frame } from './frame';
import { JsonLd } from './json-ld';
import { PageHead } from './page-head';

interface LongPageProps {
  path: string;
  /** What the page is called on the way to it, if not by its title. */
  name?: string;
  title: string;
  lead: string;
  /** ISO date of the last change of the words. */
  updated: string;
  /** The parts that the list in the margin leads to. */
  parts: readonly { id: string; heading: string }[];
  children: ReactNode;
}

/** A page to look something up in: its parts in the margin, its words beside them, nothing else. */
export function LongPage({ path, title, name = title, lead, updated, parts, children }: LongPageProps) {
  return (
    <Frame path={path}>
      <JsonLd data={[crumbsNode([{ name, path }])]} />
      <PageHead
        before={
          <>
            {longPage.updated} <time dateTime={updated}>{readableDate(updated)}</time>
          </>
        }
        title={title}
        lead={lead}
        className="pb-head"
      />
      <div className="wrap margin-grid pb-(--section)">
        <Contents
          heading={longPage.contents}
          parts={parts.map(({ id, heading }) => ({ href: `#${id}`, label: heading }))}
        />
        <div className="grid min-w-0 gap-16">{children}</div>
      </div>
    </Frame>
  );
}
