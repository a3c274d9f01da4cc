import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface DrawingProps {
  className?: string;
}

/** `start` aligns left; `fill` covers the box and crops the sides where it is narrow. */
const aspects = { start: 'xMinYMid meet', fill: 'xMidYMax slice' };

/**
 * The shared frame of all drawings: an ink line of even weight and one colour shape slightly off-register, as in print.
 * All are 180 units high, so equal heights have equal line widths. Decorative, hence hidden from screen readers.
 */
export function Drawing({
  className,
  viewBox,
  align,
  children,
}: DrawingProps & { viewBox: string; align?: 'start' | 'fill'; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={align && aspects[align]}
      className={cn('drawing', className)}
    >
      {children}
    </svg>
  );
}
