import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { cn } from '@/components/ui/cn';
import type { Link } from '@/content/link';

interface DrawnCardsProps {
  cards: readonly { title: string; text: string; link?: Link }[];
  /** One drawing per card, in the same order. */
  drawings: readonly ComponentType<DrawingProps>[];
  className: string;
}

/** A row of cards, each below a drawing. */
export function DrawnCards({ cards, drawings, className }: DrawnCardsProps) {
  return (
    <ul className={cn('grid gap-x-12 gap-y-14', className)}>
      {cards.map(({ title, text, link }, index) => {
        const Drawing = drawings[index];
        return (
          <li key={title} className="reveal grid content-start justify-items-start gap-4">
            {Drawing && <Drawing className="h-32" />}
            {/* Not balanced, as that would break the line at a hyphen. */}
            <h3 className="text-xl text-wrap">{title}</h3>
            <p>{text}</p>
            {link && (
              <a href={link.href} className="font-semibold underline decoration-2 underline-offset-4">
                {link.label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
