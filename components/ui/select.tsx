import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlClasses } from './input';

/** The native select, which works well on touch screens. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        data-slot="select"
        className={cn(controlClasses, 'min-h-12 appearance-none pr-11', className)}
        {...props}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
      >
        <path d="M4 7.5 10 13l6-5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  );
}
