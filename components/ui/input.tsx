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

/** Email input; addresses have at most 254 characters. */
export function EmailInput(props: ComponentProps<'input'>) {
  return <Input type="email" inputMode="email" maxLength={254} {...props} />;
}

/** Grows with its content where the browser supports it. */
export function Textarea({ className, rows = 6, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      dir="auto"
      className={cn(
        controlClasses,
        'min-h-36 max-h-[70vh] resize-y leading-normal [field-sizing:content]',
        className,
      )}
      {...props}
    />
  );
}

/** The native select, which works well on touch screens. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        data-slot="select"
        className={cn(controlClasses, 'min-h-12 appearance-none pr-11')}
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
