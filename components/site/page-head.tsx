import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Small, above the title: a category, a date or a link back. */
  before?: ReactNode;
  /** The page's primary action. */
  action?: ReactNode;
  /** An illustration or the cover, on the right of wide screens. */
  figure?: ReactNode;
  className?: string;
}

/** Page header: a large title on the left, one drawing on the right. */
export function PageHead({ title, lead, before, action, figure, className }: PageHeadProps) {
  return (
    <div
      className={cn(
        'wrap page-head',
        Boolean(figure) && [
          'lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]',
          // A drawing fits beside the text at a narrower width than a form does.
          'md:has-[>:last-child>svg]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]',
        ],
        className,
      )}
    >
      <div className="grid content-center justify-items-start gap-6">
        {before && <div className="text-sm text-muted">{before}</div>}
        <h1 className="max-w-[16ch] text-display">{title}</h1>
        {lead && <p className="max-w-[34rem] text-lg text-balance">{lead}</p>}
        {action && <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">{action}</div>}
      </div>
      {figure && (
        <div className="grid max-w-96 items-center justify-items-start lg:max-w-none lg:justify-items-end print:[&>svg]:hidden">
          {figure}
        </div>
      )}
    </div>
  );
}
