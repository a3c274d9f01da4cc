import { cn } from '@/components/ui/cn';
import type { Block, Section } from '@/content/text';
import { InlineText } from './inline-text';
import { RichBlock } from './rich-block';

interface RichTextProps {
  blocks: readonly Block[];
  /** The level of the headings inside: 2 straight under the page's title, 3 under a part's. */
  level?: 2 | 3;
  className?: string;
}

/** A long text of `content`, in the type of a book. */
export function RichText({ blocks, level = 2, className }: RichTextProps) {
  return (
    <div className={cn('prose', className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text of `content` never changes its order.
        <RichBlock key={index} block={block} level={level} />
      ))}
    </div>
  );
}

interface RichSectionsProps {
  sections: readonly Section[];
  /** The level of the parts' headings: 2 straight under the page's title, 3 under a part's, and so on. */
  level?: 2 | 3 | 4;
  className?: string;
}

const below = { 2: 3, 3: 4, 4: 5 } as const;

/** Several parts with headings that can be linked to. All but the first are for later. */
export function RichSections({ sections, level = 2, className }: RichSectionsProps) {
  const [first, ...rest] = sections.map((section) => (
    <RichSection key={section.id} section={section} level={level} />
  ));
  return (
    <div className={cn('prose', className)}>
      {first}
      {rest.length > 0 && <div className="for-later">{rest}</div>}
    </div>
  );
}

function RichSection({ section: { id, heading, blocks }, level }: { section: Section; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="prose-section">
      <Heading id={id}>
        <InlineText text={heading} />
      </Heading>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text of `content` never changes its order.
        <RichBlock key={index} block={block} level={below[level]} />
      ))}
    </section>
  );
}
