import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Small, above the title: a category, a date, a way back. */
  before?: ReactNode;
  /** The one action, when the page has one. */
  action?: ReactNode;
  /** An illustration or the cover, on the right where there is room. */
  figure?: ReactNode;
  className?: string;
}

/** How every page begins: a large sentence on the left, one drawing on the right, air around both. */
export function PageHead({ title, lead, before, action, figure, className }: PageHeadProps) {
  return (
    <div className={cn('wrap page-head', className)}>
      <div className="grid content-center justify-items-start gap-6">
        {before && <div className="text-sm text-muted">{before}</div>}
        <h1 className="max-w-[16ch] text-display">{title}</h1>
        {lead && <p className="max-w-[34rem] text-lg text-balance">{lead}</p>}
        {action && <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">{action}</div>}
      </div>
      {figure && <div className="page-figure">{figure}</div>}
    </div>
  );
}
