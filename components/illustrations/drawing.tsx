import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface DrawingProps {
  className?: string;
}

/**
 * The one hand that draws them all: an ink line of even weight, and one shape of colour that does not quite meet it,
 * as on a printed page. All are 180 high, so that equal heights have equal lines. All of them accompany words, so none is read out.
 */
export function Drawing({
  className,
  viewBox,
  align,
  children,
}: DrawingProps & { viewBox: string; align?: 'start'; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={align === 'start' ? 'xMinYMid meet' : undefined}
      className={cn('drawing', className)}
    >
      {children}
    </svg>
  );
}
