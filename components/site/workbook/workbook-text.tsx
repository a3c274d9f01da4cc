import { ArticleSources } from '@/components/site/article/article-sources';
import { InlineText } from '@/components/site/inline-text';
import type { CrisisNumber } from '@/content/workbook/crisis-numbers';
import type { Workbook, WorkbookPart, WorkbookSection } from '@/content/workbook/model';
import { workbookReading } from '@/content/workbook/reading';
import { WorkbookBlock } from './workbook-block';

interface WorkbookTextProps {
  workbook: Workbook;
  numbers: readonly CrisisNumber[];
}

/** The whole workbook as one page, to read on a telephone or to print. The page brings its own `h1`. */
export function WorkbookText({ workbook, numbers }: WorkbookTextProps) {
  return (
    <div className="wrap margin-grid pb-(--section)">
      <div className="margin-head" data-print="hide">
        <nav aria-labelledby="contents-heading" className="contents">
          <h2 id="contents-heading" className="mb-2 text-lg">
            {workbookReading.contents}
          </h2>
          <ol>
            {workbook.parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="min-w-0">
        <p className="article-notice" data-print="hide">
          {workbookReading.toWrite}
        </p>
        {workbook.parts.map((part, index) => (
          <Part key={part.id} part={part} number={index + 1} numbers={numbers} />
        ))}
        <ArticleSources sources={workbook.sources} />
      </div>
    </div>
  );
}

interface PartProps {
  part: WorkbookPart;
  number: number;
  numbers: readonly CrisisNumber[];
}

function Part({ part, number, numbers }: PartProps) {
  return (
    <section aria-labelledby={part.id} className="prose workbook-part">
      <h2 id={part.id}>
        <span className="workbook-number">{number}</span> {part.title}
      </h2>
      <p className="workbook-lead">
        <InlineText text={part.lead} />
      </p>
      {part.sections.map((section, index) => (
        <Section key={section.id} section={section} first={index === 0} numbers={numbers} />
      ))}
    </section>
  );
}

interface SectionProps {
  section: WorkbookSection;
  first: boolean;
  numbers: readonly CrisisNumber[];
}

function Section({ section, first, numbers }: SectionProps) {
  return (
    <section
      aria-labelledby={section.id}
      className="prose-section"
      data-new-page={section.newPage && !first ? '' : undefined}
    >
      <h3 id={section.id}>{section.heading}</h3>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text of `content` never changes its order.
        <WorkbookBlock key={index} block={block} numbers={numbers} />
      ))}
    </section>
  );
}
