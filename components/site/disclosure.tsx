import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface DisclosureProps {
  id?: string;
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A native disclosure whose plus sign becomes a minus when open. */
export function Disclosure({ id, summary, className, children }: DisclosureProps) {
  return (
    <details id={id} className={cn('group border-b', className)}>
      <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-[1.1rem]">
        {summary}
        <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing w-6 flex-none stroke-2">
          <path d="M4 12h16" />
          <path
            className="origin-[12px_12px] [transition:rotate_var(--quick)_var(--ease-turn)] group-open:rotate-90"
            d="M12 4v16"
          />
        </svg>
      </summary>
      {children}
    </details>
  );
}
