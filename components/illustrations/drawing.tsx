import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface DrawingProps {
  className?: string;
}

/** `start` keeps to the left of its box; `fill` fills it and loses its sides where it is narrow. */
const aspects = { start: 'xMinYMid meet', fill: 'xMidYMax slice' };

/**
 * The one hand that draws them all: an ink line of even weight, and one shape of colour that does not quite meet it,
 * as on a printed page. All are 180 high, so that equal heights have equal lines. All of them accompany words, so none is read out.
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
