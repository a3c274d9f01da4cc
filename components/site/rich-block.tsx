import type { Block } from '@/content/text';
import { InlineText, Paragraph } from './inline-text';

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
          {block.by && <footer>{block.by}</footer>}
        </blockquote>
      );
    case 'note':
      return (
        <aside className="prose-note" data-tone={block.tone ?? 'calm'}>
          <p>
            <strong>{block.title}</strong>
          </p>
          <Paragraph text={block.text} />
        </aside>
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

/** The table scrolls horizontally in a narrow window, so it must be keyboard-focusable. */
function TextTable({ block }: { block: Of<'table'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard.
    <section className="scroll" aria-label={block.caption} tabIndex={0}>
      <table>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.head.map((cell) =>
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
          {block.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                <td key={column}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
