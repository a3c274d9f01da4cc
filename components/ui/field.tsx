import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { FieldError } from '@/lib/domain/form-message';
import { cn } from './cn';

interface ControlProps {
  id?: string | undefined;
  name?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

export interface FieldProps {
  name: string;
  label: ReactNode;
  required?: boolean;
  error?: FieldError | string | undefined;
  hint?: ReactNode;
  /** Needed only if a page has two fields with the same name. */
  id?: string;
  /** Puts the control before its label, for checkboxes. */
  inline?: boolean;
  className?: string;
  /** A single control; gets its id, name and aria-describedby from the field. */
  children: ReactElement<ControlProps>;
}

/** A label, its control, a hint and an error, associated for screen readers. */
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
    <div data-slot="field" className={cn('grid content-start gap-2', className)}>
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
          {typeof error === 'string' ? error : error.text}
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
