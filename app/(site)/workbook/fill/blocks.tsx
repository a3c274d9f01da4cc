import type { ComponentProps } from 'react';
import { FourRings } from '@/app/(site)/workbook/sheets';
import { PreviousNextLinks } from '@/components/site/links';
import { ArticleSources, InlineText, RichBlock } from '@/components/site/rich-text';
import { cn } from '@/components/ui/cn';
import { crisisNumbers, firstNumbers } from '@/content/workbook/crisis-numbers';
import type { WorkbookBlock as Block, WorkbookPart as Part } from '@/content/workbook/model';
import { workbook } from '@/content/workbook/workbook';
import { type AnswerField, fieldsOf, logRow } from '@/lib/workbook/answers';

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

interface WorkbookBlockProps {
  block: Block;
  /** Id of its section, which makes field names unique. */
  section: string;
  /** Heading level inside the block. */
  level: 3 | 4;
}

/** A block of the workbook: those of any long text, and fields to fill in. */
function WorkbookBlock({ block, section, level }: WorkbookBlockProps) {
  if (typeof block === 'string') return <RichBlock block={block} level={level} />;
  const fields = fieldsOf(section, block);
  switch (block.kind) {
    case 'checklist':
      return (
        <fieldset className="workbook-checklist">
          <legend>{block.label}</legend>
          {block.items.map((item, index) => (
            <label key={item}>
              <input type="checkbox" name={fields[index]?.name} />
              <span>
                <InlineText text={item} />
              </span>
            </label>
          ))}
        </fieldset>
      );
    case 'fields':
      return fields.map((field) => <LabelledField key={field.name} field={field} />);
    case 'circle':
      return (
        <ol className="workbook-circle">
          {fields.map((field) => (
            <li key={field.name}>
              <LabelledField field={field} />
            </li>
          ))}
        </ol>
      );
    case 'log':
      return <WorkbookLog block={block} section={section} />;
    case 'four-rings':
      return <FourRings />;
    case 'crisis-numbers':
      return block.first ? <FirstNumbers /> : <CrisisNumbers />;
    default:
      return <RichBlock block={block} level={level} />;
  }
}

function LabelledField({ field }: { field: AnswerField }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside.
    <label className="workbook-field">
      <span>{field.label}</span>
      <WritingField field={field} />
    </label>
  );
}

function FirstNumbers() {
  return (
    <ul className="workbook-numbers">
      {firstNumbers.map(({ title, numbers }) => (
        <li key={title}>
          <strong>{title}</strong>
          <div className="flex flex-wrap gap-x-6">
            {numbers.map(({ verb, label, who, href }) => (
              <div key={href}>
                <a href={href} translate="no">
                  {verb} {label}
                </a>
                <span>{who}</span>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CrisisNumbers() {
  return (
    <ul className="workbook-numbers">
      {crisisNumbers.map(({ label, href, name, country, hours }) => (
        <li key={label}>
          <a href={href} translate="no">
            {label}
          </a>
          <span>
            {name}, {country}. {hours}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface WorkbookLogProps {
  block: Extract<Block, { kind: 'log' }>;
  section: string;
}

/** A table to fill in. On narrow screens each row becomes a card with labels. */
function WorkbookLog({ block, section }: WorkbookLogProps) {
  const { caption, columns, rows, rowLabels } = block;
  const writing = rowLabels ? columns.slice(1) : columns;
  return (
    <table className="workbook-log" data-labelled={rowLabels ? '' : undefined}>
      <caption>{caption}</caption>
      {/* Attributes instead of inline styles, which the Content-Security-Policy forbids. */}
      <colgroup>
        {columns.map(({ name, share }) => (
          <col key={name} width={`${share * 100}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ name, label }) =>
            label ? (
              <th key={name} scope="col">
                {label}
              </th>
            ) : (
              <td key={name} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
          <tr key={row}>
            {rowLabels && <th scope="row">{rowLabels[row]}</th>}
            {logRow(section, block, row).map((field, column) => (
              <td key={field.name} data-label={writing[column]?.label}>
                <WritingField field={field} named />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WritingFieldProps {
  field: AnswerField;
  /** Accessible name, if no label wraps the field. */
  named?: true;
}

/** `field-sizing: content` ignores `rows`. */
const heights: Readonly<Record<number, string>> = { 2: 'min-h-[2lh]', 3: 'min-h-[3lh]', 4: 'min-h-[4lh]' };

/** A textarea as high as its printed counterpart; grows with its content where the browser supports it. */
function WritingField({ field: { name, label, lines }, named }: WritingFieldProps) {
  return (
    <textarea
      name={name}
      aria-label={named && label}
      rows={lines}
      dir="auto"
      className={cn('writing-field', heights[lines])}
      // The styles detect empty fields with :placeholder-shown.
      placeholder=" "
      inputMode={name.endsWith('/number') ? 'tel' : undefined}
      // Keeps the text from spell-check services and autocomplete.
      autoComplete="off"
      spellCheck={false}
    />
  );
}

interface PartListProps {
  /** URL of a part. */
  hrefOf: (id: string) => string;
  numberClass: string;
}

/** The parts of the workbook. */
export function PartList({ hrefOf, numberClass }: PartListProps) {
  return (
    <ol>
      {workbook.parts.map(({ id, title, lead }, index) => (
        <li key={id} className="grid grid-cols-[3.5rem_1fr] items-baseline border-t border-line py-4.5">
          <span className={cn('text-2xl', numberClass)} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <a href={hrefOf(id)} className="font-serif text-xl underline decoration-edge underline-offset-4">
              {title}
            </a>
            <p className="text-sm text-muted">{lead}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PartNeighboursProps {
  part: Part;
  words: ComponentProps<typeof PreviousNextLinks>['words'];
  /** URL of a part. */
  hrefOf: (id: string) => string;
}

/** Links to the parts before and after one. */
export function PartNeighbours({ part, words, hrefOf }: PartNeighboursProps) {
  const { parts }: { parts: readonly Part[] } = workbook;
  const index = parts.indexOf(part);
  const link = (other: Part | undefined) => other && { href: hrefOf(other.id), title: other.title };
  return <PreviousNextLinks words={words} previous={link(parts[index - 1])} next={link(parts[index + 1])} />;
}

/** The sources that some parts refer to, with their numbers in the whole workbook. */
export function PartSources({ parts }: { parts: readonly Part[] }) {
  const { sources } = workbook;
  const cited = sources.filter(({ id }) => JSON.stringify(parts).includes(`#source-${id})`));
  return <ArticleSources sources={cited} all={sources} />;
}
