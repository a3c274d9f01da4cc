import { InlineText } from '@/components/site/inline-text';
import { RichBlock } from '@/components/site/rich-block';
import { type CrisisNumber, crisisNumbers } from '@/content/workbook/crisis-numbers';
import type { WorkbookBlock as Block } from '@/content/workbook/model';
import { type AnswerField, fieldsOf } from '@/lib/workbook/fields';
import { FourRings } from './four-rings';
import { WorkbookLog } from './workbook-log';
import { WritingField } from './writing-field';

interface WorkbookBlockProps {
  block: Block;
  /** Id of its section, which makes field names unique. */
  section: string;
  /** Heading level inside the block. */
  level: 3 | 4;
}

/** A block of the workbook: those of any long text, and fields to fill in. */
export function WorkbookBlock({ block, section, level }: WorkbookBlockProps) {
  if (typeof block === 'string') return <RichBlock block={block} level={level} />;
  const fields = fieldsOf(section, block);
  switch (block.kind) {
    case 'checklist':
      return (
        <fieldset className="workbook-checklist">
          <legend>{block.label}</legend>
          {block.items.map((item, index) => (
            <label key={item}>
              <input type="checkbox" name={fields[index]?.name} autoComplete="off" />
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
      return <CrisisNumbers numbers={crisisNumbers} />;
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

function CrisisNumbers({ numbers }: { numbers: readonly CrisisNumber[] }) {
  return (
    <ul className="workbook-numbers">
      {numbers.map(({ label, href, name, country, hours }) => (
        <li key={label}>
          <a href={href}>{label}</a>
          <span>
            {name}, {country}. {hours}
          </span>
        </li>
      ))}
    </ul>
  );
}
