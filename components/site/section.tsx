import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { TurnedCorner } from './turned-corner';

const grounds = {
  paper: 'ground-paper',
  surface: 'ground-surface',
  sage: 'ground-sage',
  sea: 'ground-sea on-sea',
};

interface SectionProps {
  /** The part's own address on the page; its heading is named after it. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** Beside or under the lead, such as a link to all of them. */
  action?: ReactNode;
  /** `sea` is the night side: at most one a page, and its corner is turned. */
  ground?: keyof typeof grounds;
  /** `margin` puts the heading beside its content, as a book does; `top` above it, for what needs the width. */
  layout?: 'margin' | 'top';
  /** Turns the corner of the part above. */
  turned?: boolean;
  className?: string;
  children?: ReactNode;
}

/** One part of a page, one idea. All parts share the two text edges of the grid. */
export function Section({
  id,
  heading,
  lead,
  action,
  layout = 'top',
  ground = 'paper',
  turned,
  className,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cn('relative py-(--section)', grounds[ground], turned && 'is-turned', className)}
    >
      {turned && <TurnedCorner />}
      <div className={cn('wrap', layout === 'margin' && 'margin-grid')}>
        <div className={layout === 'margin' ? 'margin-head' : 'top-head'}>
          <h2 id={headingId} className="max-w-[18ch] text-3xl">
            {heading}
          </h2>
          {(lead || action) && (
            <div className="grid max-w-prose justify-items-start gap-5">
              {lead && <p className="text-lg text-balance">{lead}</p>}
              {action}
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
