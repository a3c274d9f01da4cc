import { InlineText } from '@/components/site/inline-text';
import type { WorkbookPart as Part } from '@/content/workbook/model';
import { WorkbookBlock } from './workbook-block';

/** The sections of a part, with headings of the given level. */
export function WorkbookSections({ part, level }: { part: Part; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return part.sections.map(({ id, heading, newPage, blocks }, place) => (
    <section
      key={id}
      aria-labelledby={id}
      className="prose-section"
      data-new-page={newPage && place > 0 ? '' : undefined}
    >
      <Heading id={id}>{heading}</Heading>
      {blocks.map((block, index) => (
        <WorkbookBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a text of `content` never changes its order.
          key={index}
          block={block}
          section={id}
          level={level === 2 ? 3 : 4}
        />
      ))}
    </section>
  ));
}

/** One of several parts on a page. */
export function WorkbookPart({ part, number }: { part: Part; number: number }) {
  return (
    <section aria-labelledby={part.id} className="prose workbook-part">
      <h2 id={part.id}>
        <span className="workbook-number">{number}</span>&ensp;{part.title}
      </h2>
      <p className="workbook-lead">
        <InlineText text={part.lead} />
      </p>
      <WorkbookSections part={part} level={3} />
    </section>
  );
}
