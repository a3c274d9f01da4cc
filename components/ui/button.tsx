import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

const base = [
  'inline-flex items-center justify-center gap-2.5 border-2 text-center font-semibold leading-tight text-balance',
  'turns rounded-md hover:[--lift:0.75rem] focus-visible:overflow-visible focus-visible:[clip-path:none]',
  'disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:[--lift:0px]',
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
];

const variants = {
  /** One per screen. */
  primary: 'border-apricot bg-apricot text-apricot-ink [--flap-back:var(--apricot)]',
  secondary: 'border-ink bg-transparent text-ink',
  quiet:
    'border-transparent bg-transparent px-2 text-sea underline decoration-2 underline-offset-4 disabled:no-underline',
  danger: 'border-danger bg-danger text-danger-ink',
};

const sizes = {
  sm: 'min-h-10 py-2 text-sm',
  md: 'min-h-12 py-3 text-base',
  lg: 'min-h-14 py-4 text-lg',
};

/** Horizontal padding; `quiet` has its own. It does not grow with large text, so that words stay whole. */
const paddings = { sm: 'px-[min(1rem,5vw)]', md: 'px-[min(1.5rem,7vw)]', lg: 'px-[min(1.5rem,7vw)] sm:px-8' };

interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

function buttonClasses({ variant = 'primary', size = 'md' }: ButtonStyle, className: string | undefined) {
  return cn(base, variants[variant], sizes[size], variant !== 'quiet' && paddings[size], className);
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonClasses({ variant, size }, className)}
      {...props}
    />
  );
}

/** A plain link styled as a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'a'> & { href: string } & ButtonStyle) {
  return <a data-slot="button" className={buttonClasses({ variant, size }, className)} {...props} />;
}

/** A form's submit button, with a label for the pending state. */
export function SubmitButton({
  busy = false,
  busyLabel,
  disabled,
  children,
}: {
  busy?: boolean;
  busyLabel: string;
  /** Disabled because something else on the page is pending. */
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      size="lg"
      className="w-full"
      disabled={busy || disabled}
      // Read by `components/elements/feedback.ts`.
      data-busy-label={busyLabel}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
