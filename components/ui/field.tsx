import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cn } from './cn';

interface ControlProps {
  id?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

interface FieldProps {
  name: string;
  label: ReactNode;
  required?: boolean;
  /** What is wrong, as a sentence. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Needed only where a page has two fields of one name. */
  id?: string;
  /** Puts the control before its label, for a checkbox. */
  inline?: boolean;
  className?: string;
  /** One control; it gets its id, its name and the links to hint and error from here. */
  children: ReactElement<ControlProps>;
}

/** A label, its control, a hint and an error, tied together for the eye and for a screen reader. */
export function Field({
  name,
  label,
  required,
  error,
  hint,
  id = name,
  inline,
  className,
  children,
}: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control = cloneElement(children, {
    id,
    name,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  });
  const caption = (
    <label htmlFor={id} className={cn('block leading-snug', !inline && 'font-semibold')}>
      {label}
      {required && (
        <span aria-hidden="true" className="text-apricot">
          {' *'}
        </span>
      )}
    </label>
  );
  return (
    <div data-slot="field" className={cn('grid gap-2', className)}>
      {inline ? (
        <div className="flex items-start gap-3">
          {control}
          {caption}
        </div>
      ) : (
        <>
          {caption}
          {control}
        </>
      )}
      {error && (
        <p id={errorId} className="flex gap-2 text-sm font-semibold text-danger">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="mt-[0.28em] size-[0.95em] shrink-0">
            <path d="M8 1.5v8M8 12.4v2.1" stroke="currentColor" strokeWidth="2.4" />
          </svg>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
