import type { ComponentProps } from 'react';
import { cn } from './cn';

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      className={cn(
        'size-6 shrink-0 accent-(--sea-text) aria-invalid:outline-2 aria-invalid:outline-danger',
        className,
      )}
      {...props}
    />
  );
}
