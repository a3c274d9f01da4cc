import { InlineText } from '@/components/site/inline-text';
import { RichBlock } from '@/components/site/rich-block';
import type { CrisisNumber } from '@/content/workbook/crisis-numbers';
import type { WorkbookBlock as Block } from '@/content/workbook/model';
import { FourRings } from './four-rings';
import { WorkbookLog } from './workbook-log';

/** One piece of the workbook: those of every long text, and those with room to write. */
export function WorkbookBlock({ block, numbers }: { block: Block; numbers: readonly CrisisNumber[] }) {
  if (typeof block === 'string') return <RichBlock block={block} level={3} />;
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'checklist':
      return (
        <div className="workbook-checklist">
          <p>
            <strong>{block.label}</strong>
          </p>
          <ul>
            {block.items.map((item) => (
              <li key={item}>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        </div>
      );
    case 'fields':
      return block.fields.map(({ name, label, lines }) => (
        <RichBlock key={name} block={{ kind: 'writing', label: `**${label}**`, lines }} level={3} />
      ));
    case 'circle':
      return (
        <ol>
          {block.steps.map(({ name, label }) => (
            <li key={name}>
              <RichBlock block={{ kind: 'writing', label: `**${label}**`, lines: 2 }} level={3} />
            </li>
          ))}
        </ol>
      );
    case 'log':
      return <WorkbookLog block={block} />;
    case 'four-rings':
      return <FourRings />;
    case 'crisis-numbers':
      return <CrisisNumbers numbers={numbers} />;
    default:
      return <RichBlock block={block} level={3} />;
  }
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
