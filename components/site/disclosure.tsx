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
    <details id={id} className={cn('disclosure border-b', className)}>
      <summary>
        {summary}
        <svg aria-hidden="true" viewBox="0 0 24 24" className="drawing">
          <path d="M4 12h16" />
          <path className="upright" d="M12 4v16" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
