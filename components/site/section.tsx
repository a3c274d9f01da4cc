import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { TurnedCorner } from './turned-corner';

/** `--ground` also colours the flap of a turned corner, drawings and focus rings. */
const grounds = {
  paper: '[--ground:var(--paper)]',
  surface: '[--ground:var(--surface)]',
  sage: '[--ground:var(--sage-wash)]',
  sea: 'ground-sea',
};

interface SectionProps {
  /** Fragment id of the section; its heading's id is derived from it. */
  id: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** Beside or below the lead, such as a link to the full list. */
  action?: ReactNode;
  /** `sea` is dark in both themes: at most one per page, with a turned corner. */
  ground?: keyof typeof grounds;
  /** `margin` puts the heading beside the content; `top` above it, for content that needs the full width. */
  layout?: 'margin' | 'top';
  /** Turns the corner of the section above. */
  turned?: boolean;
  children?: ReactNode;
}

/** A section of a page. All sections share the grid's two text edges. */
export function Section({
  id,
  heading,
  lead,
  action,
  layout = 'top',
  ground = 'paper',
  turned,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cn('relative bg-(--ground) py-(--section)', grounds[ground], turned && 'is-turned')}
    >
      {turned && <TurnedCorner />}
      <div className={cn('wrap', layout === 'margin' && 'margin-grid')}>
        <div
          className={
            layout === 'margin'
              ? 'margin-head'
              : 'mb-[clamp(2.5rem,2rem+2.5vw,4.5rem)] grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end'
          }
        >
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
