'use client';

import * as ProgressPrimitive from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** From 0 to 100. */
export function Progress({ className, value, ...props }: ComponentProps<typeof ProgressPrimitive.Root>) {
  return (
    <ProgressPrimitive.Root
      data-slot="progress"
      value={value ?? null}
      className={cn(
        'relative h-3 w-full overflow-hidden rounded-full border border-edge bg-surface',
        className,
      )}
      {...props}
    >
      <ProgressPrimitive.Indicator
        data-slot="progress-indicator"
        className="h-full w-full origin-left rounded-full bg-sage transition-transform duration-(--quick)"
        style={{ transform: `translateX(${(value ?? 0) - 100}%)` }}
      />
    </ProgressPrimitive.Root>
  );
}
