import type { Block, Section } from '@/content/text';
import { InlineText } from './inline-text';
import { RichBlock } from './rich-block';

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
