import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2.5 border-2 text-center font-semibold leading-tight no-underline',
    'turns rounded-md hover:[--lift:0.75rem] focus-visible:overflow-visible focus-visible:[clip-path:none]',
    'disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:[--lift:0px]',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  ],
  {
    variants: {
      variant: {
        /** The one action of a screen. */
        primary: 'border-apricot bg-apricot text-apricot-ink',
        secondary: 'border-ink bg-transparent text-ink',
        quiet: 'border-transparent bg-transparent text-sea underline decoration-2 underline-offset-4',
        danger: 'border-danger bg-danger text-danger-ink',
      },
      size: {
        sm: 'min-h-10 py-2 text-sm',
        md: 'min-h-12 py-3 text-base',
        lg: 'min-h-14 py-4 text-lg',
      },
    },
    compoundVariants: [
      { variant: ['primary', 'secondary', 'danger'], size: 'sm', className: 'px-4' },
      { variant: ['primary', 'secondary', 'danger'], size: 'md', className: 'px-6' },
      { variant: ['primary', 'secondary', 'danger'], size: 'lg', className: 'px-8' },
      { variant: 'quiet', className: 'px-2' },
    ],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type Look = VariantProps<typeof buttonVariants>;

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Look) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}

/** A link that looks like a button. It stays a plain document link. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'a'> & { href: string } & Look) {
  return <a data-slot="button" className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
