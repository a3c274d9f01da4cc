import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-1 text-sm font-semibold leading-tight',
  {
    variants: {
      tone: {
        sage: 'bg-sage text-sage-ink',
        apricot: 'bg-apricot text-apricot-ink',
        sea: 'bg-sea text-sea-ink',
        line: 'border border-edge text-ink',
      },
    },
    defaultVariants: { tone: 'line' },
  },
);

export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
