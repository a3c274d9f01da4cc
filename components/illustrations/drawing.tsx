import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface DrawingProps {
  className?: string;
}

/**
 * The one hand that draws them all: an ink line of even weight, and one shape of colour that does not quite meet it,
 * as on a printed page. All of them accompany words, so none is read out.
 */
export function Drawing({
  className,
  viewBox = '0 0 240 180',
  children,
}: DrawingProps & { viewBox?: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={cn('drawing', className)}>
      {children}
    </svg>
  );
}
