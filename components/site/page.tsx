import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { readableDate } from '@/content/articles/article';
import { longPage } from '@/content/legal/long-page';
import type { Section } from '@/content/text';
import { type Crumb, crumbsNode, type JsonLdNode } from '@/lib/metadata';
import { Frame } from './frame';
import { InlineText, RichSections } from './rich-text';
import { PageHead } from './section';

interface PageProps {
  path: string;
  /** The page in its breadcrumb trail; without it, the page has none. */
  crumb?: string;
  /** The page above this one in the trail. */
  parent?: Crumb;
  /** Further structured data. */
  data?: readonly JsonLdNode[];
  children: ReactNode;
}

/** A page in its frame, with structured data (JSON-LD) for search engines. */
export function Page({ path, crumb, parent, data = [], children }: PageProps) {
  const trail = crumb ? [crumbsNode([...(parent ? [parent] : []), { name: crumb, path }])] : [];
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': [...data, ...trail] });
  return (
    <Frame path={path}>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way; `<` cannot end the element, see below.
        dangerouslySetInnerHTML={{ __html: graph.replaceAll('<', '\\u003c') }}
      />
      {children}
    </Frame>
  );
}

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

interface LegalPageProps extends Pick<LongPageProps, 'path' | 'name'> {
  text: LongPageProps['text'] & { sections: readonly Section[] };
}

/** A reference page whose text is sections of rich text. */
export function LegalPage({ text, ...page }: LegalPageProps) {
  return (
    <LongPage {...page} text={text} parts={text.sections}>
      <RichSections sections={text.sections} />
    </LongPage>
  );
}

interface ContentsProps {
  heading: string;
  parts: readonly { href: string; label: string; current?: boolean }[];
  /** On narrow screens: collapsed above the text, hidden, or nowhere else. */
  narrow?: 'folded' | 'none' | 'only';
}

/** Table of contents of a long page, beside its text. */
export function Contents({ heading, parts, narrow = 'folded' }: ContentsProps) {
  return (
    <div className={cn('margin-head', narrow === 'none' && 'max-lg:hidden')} data-print="hide">
      {narrow !== 'none' && (
        <nav aria-label={heading} className="lg:hidden">
          <details className="group border-y border-edge">
            <summary className="flex min-h-13 list-none items-center justify-between gap-6 font-semibold">
              {heading}
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                className="drawing w-6 flex-none stroke-2 [transition:rotate_var(--quick)] group-open:rotate-180"
              >
                <path d="m5 9 7 7 7-7" />
              </svg>
            </summary>
            <Parts parts={parts} />
          </details>
        </nav>
      )}
      {narrow !== 'only' && (
        <nav aria-label={heading} className="max-lg:hidden">
          {/* Said once, as the name of the list. */}
          <p aria-hidden="true" className="mb-2 font-serif text-lg">
            {heading}
          </p>
          <Parts parts={parts} />
        </nav>
      )}
    </div>
  );
}

function Parts({ parts }: Pick<ContentsProps, 'parts'>) {
  return (
    <ol>
      {parts.map(({ href, label, current }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={current && 'page'}
            className="block py-2 text-sm leading-snug text-muted hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            <InlineText text={label} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A short side note beside a line. */
export function MarginNote({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`max-w-prose border-l-3 border-sage pl-5 text-sm text-muted ${className}`}>{children}</p>
  );
}
