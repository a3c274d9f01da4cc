import type { ReactNode } from 'react';
import { readableDate } from '@/content/articles/article';
import { longPage } from '@/content/legal/long-page';
import { Contents } from './contents';
import { Page } from './page';
import { PageHead } from './page-head';

interface LongPageProps {
  path: string;
  /** Label in the breadcrumb, if not the headline. */
  name?: string;
  /** With the ISO date of its last change. */
  text: { headline: string; lead: string; updated: string };
  /** Sections in the table of contents. */
  parts: readonly { id: string; heading: string }[];
  children: ReactNode;
}

/** Layout of a reference page: table of contents in the margin, text beside it. */
export function LongPage({ path, name, text, parts, children }: LongPageProps) {
  const { headline, lead, updated } = text;
  return (
    <Page path={path} crumb={name ?? headline}>
      <PageHead
        before={
          <>
            {longPage.updated} <time dateTime={updated}>{readableDate(updated)}</time>
          </>
        }
        title={headline}
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
    </Page>
  );
}
