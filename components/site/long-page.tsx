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
  /** Label in the breadcrumb, if not the title. */
  name?: string;
  title: string;
  lead: string;
  /** ISO date of the text's last change. */
  updated: string;
  /** Sections in the table of contents. */
  parts: readonly { id: string; heading: string }[];
  children: ReactNode;
}

/** Layout of a reference page: table of contents in the margin, text beside it. */
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
