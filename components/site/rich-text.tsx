import { articlePage } from '@/content/blog';
import type { Block, Inline, Section, Source } from '@/content/text';
import { parseInline, type Span } from '@/lib/rich-text/inline';
import { isNumber, LinkLabel } from './links';

interface RichTextProps {
  blocks: readonly Block[];
  /** Level of the headings inside: 2 below the page title, 3 below a section's heading. */
  level?: 2 | 3;
}

/** A long text from `content`, in book typography. */
export function RichText({ blocks, level = 2 }: RichTextProps) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} level={level} />
    </div>
  );
}

function Blocks({ blocks, level }: { blocks: readonly Block[]; level: 2 | 3 | 4 | 5 }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text of `content` never changes its order.
    <RichBlock key={index} block={block} level={level} />
  ));
}

interface RichSectionsProps {
  sections: readonly Section[];
  /** Level of the section headings: 2 below the page title, 3 below a section's heading, and so on. */
  level?: 2 | 3 | 4;
}

const below = { 2: 3, 3: 4, 4: 5 } as const;

/** Sections whose headings have ids to link to. */
export function RichSections({ sections, level = 2 }: RichSectionsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="prose">
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="prose-section">
          <Heading id={section.id}>
            <InlineText text={section.heading} />
          </Heading>
          <Blocks blocks={section.blocks} level={below[level]} />
        </section>
      ))}
    </div>
  );
}

type Of<Kind> = Extract<Block, { kind: Kind }>;

/** One block of a long text. */
export function RichBlock({ block, level }: { block: Block; level: 2 | 3 | 4 | 5 }) {
  if (typeof block === 'string') {
    return <Paragraph text={block} />;
  }
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${level}` as const;
      return (
        <Heading>
          <InlineText text={block.text} />
        </Heading>
      );
    }
    case 'list':
      return <TextList block={block} />;
    case 'quote':
      return (
        <blockquote>
          <Paragraph text={block.text} />
        </blockquote>
      );
    case 'note':
      return (
        <div role="note" className="prose-note" data-tone={block.tone ?? 'calm'}>
          <p>
            <strong>{block.title}</strong>
          </p>
          <Paragraph text={block.text} />
        </div>
      );
    case 'table':
      return <TextTable block={block} />;
    case 'exercise':
      return (
        <div className="prose-exercise">
          <p>
            <strong>{block.title}</strong>
          </p>
          <TextList block={{ kind: 'list', items: block.steps, ordered: true }} />
        </div>
      );
    case 'writing':
      return (
        <div className="prose-writing">
          <Paragraph text={block.label} />
          {Array.from({ length: block.lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one empty line is like another.
            <hr key={line} />
          ))}
        </div>
      );
  }
}

function TextList({ block }: { block: Of<'list'> }) {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}

/** In a narrow column the rows become blocks, in which each cell says its column. */
function TextTable({ block: { caption, head, rows } }: { block: Of<'table'> }) {
  return (
    <div className="prose-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) =>
              cell ? (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ) : (
                <td key={cell} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => {
                // Below an empty corner, the first column names the rows.
                const isName = column === 0 && !head[0];
                const Cell = isName ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                  <Cell key={column} scope={isName ? 'row' : undefined} data-label={head[column]}>
                    <InlineText text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A text with its inline markup: strong, emphasis and links. */
export function InlineText({ text }: { text: Inline }) {
  return parseInline(text).map((span, index, spans) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a text never change their order.
    <InlineSpan key={index} span={isCitation(spans[index + 1]) ? withNoBreakSpace(span) : span} />
  ));
}

export function Paragraph({ text, className }: { text: Inline; className?: string | undefined }) {
  return (
    <p className={className}>
      <InlineText text={text} />
    </p>
  );
}

export function Paragraphs({ texts }: { texts: readonly Inline[] }) {
  return texts.map((text) => <Paragraph key={text} text={text} />);
}

const isCitation = (span: Span | undefined) => span?.kind === 'link' && span.href.startsWith('#source-');

/** Keeps a citation number on the same line as the word before it. */
const withNoBreakSpace = (span: Span): Span => ({ ...span, text: span.text.replace(/ $/, '\u00a0') });

function InlineSpan({ span }: { span: Span }) {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'emphasis':
      return <em>{span.text}</em>;
    case 'link':
      return (
        <a
          href={span.href}
          aria-label={isCitation(span) ? `Source ${span.text}` : undefined}
          translate={isNumber(span.href) ? 'no' : undefined}
        >
          <LinkLabel text={span.text} />
        </a>
      );
  }
}

interface ArticleSourcesProps {
  sources: readonly Source[];
  /** The full list that the numbers refer to, if the page shows only some of it. */
  all?: readonly Source[];
}

/** The sources, numbered as in the text. */
export function ArticleSources({ sources, all = sources }: ArticleSourcesProps) {
  if (!sources.length) return null;
  return (
    <section aria-labelledby="sources" className="prose mt-16 border-t-2 border-ink text-sm">
      <h2 id="sources" className="mt-5 text-xl">
        {articlePage.sources}
      </h2>
      <ol>
        {sources.map(({ id, text, url }) => (
          <li
            key={id}
            value={all.findIndex((source) => source.id === id) + 1}
            id={`source-${id}`}
            className="wrap-anywhere target:bg-sage-wash"
          >
            {text}
            {url && (
              <>
                {' '}
                <a href={url} rel="noopener">
                  <LinkLabel text={new URL(url).hostname.replace(/^www\./, '')} />
                </a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
