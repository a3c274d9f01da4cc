import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlClasses } from './input';

/** Grows with its content where the browser supports it. */
export function Textarea({ className, rows = 6, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(
        controlClasses,
        'min-h-36 max-h-[70vh] resize-y leading-normal [field-sizing:content]',
        className,
      )}
      {...props}
    />
  );
}
