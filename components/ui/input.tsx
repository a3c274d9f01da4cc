import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Classes shared by all text inputs. */
export const controlClasses = [
  'block w-full rounded-md border-2 border-edge bg-surface px-3.5 py-2.5 text-base text-ink',
  'placeholder:text-muted hover:border-ink',
  'aria-invalid:border-danger aria-invalid:bg-danger-wash',
  'disabled:opacity-60',
];

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cn(controlClasses, 'min-h-12', className)} {...props} />;
}
