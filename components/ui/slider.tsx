'use client';

import * as SliderPrimitive from 'radix-ui/slider';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A slider with one thumb. The label goes on the thumb, which is what screen readers focus. */
export function Slider({
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: ComponentProps<typeof SliderPrimitive.Root>) {
  return (
    <SliderPrimitive.Root
      data-slot="slider"
      className={cn(
        'relative flex min-h-12 w-full touch-none items-center select-none data-disabled:opacity-60',
        className,
      )}
      {...props}
    >
      <SliderPrimitive.Track
        data-slot="slider-track"
        className="relative h-3 grow overflow-hidden rounded-full border border-edge bg-surface"
      >
        <SliderPrimitive.Range data-slot="slider-range" className="absolute h-full bg-sage" />
      </SliderPrimitive.Track>
      <SliderPrimitive.Thumb
        data-slot="slider-thumb"
        aria-label={label}
        aria-labelledby={labelledBy}
        className="block size-7 rounded-full border-2 border-ink bg-paper"
      />
    </SliderPrimitive.Root>
  );
}
