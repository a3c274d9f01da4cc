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

/** Several parts with headings that can be linked to. */
export function RichSections({ sections, className }: { sections: readonly Section[]; className?: string }) {
  return (
    <div className={cn('prose', className)}>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id} className="prose-section">
          <h2 id={section.id}>
            <InlineText text={section.heading} />
          </h2>
          {section.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text of `content` never changes its order.
            <RichBlock key={index} block={block} level={3} />
          ))}
        </section>
      ))}
    </div>
  );
}
