import type { ComponentProps } from 'react';
import { cn } from './cn';

/** How far something has come, 0 to `max`. The native element: no inline style, and read out as it should be. */
export function Progress({
  label,
  max = 100,
  className,
  ...props
}: Omit<ComponentProps<'progress'>, 'aria-label'> & { label: string }) {
  return (
    <progress
      data-slot="progress"
      aria-label={label}
      max={max}
      className={cn(
        'block h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-surface',
        '[&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-sage [&::-moz-progress-bar]:bg-sage',
        className,
      )}
      {...props}
    />
  );
}
