import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

const cardVariants = cva('relative p-6 sm:p-8', {
  variants: {
    look: {
      /** A sheet with a turned corner: one or two a screen. */
      sheet: 'sheet',
      /** A hairline and nothing else. */
      plain: 'rounded-md border border-line bg-surface',
      /** The quiet side. */
      sage: 'rounded-md bg-sage-wash',
      apricot: 'rounded-md bg-apricot-wash',
      sea: 'rounded-md bg-sea text-sea-ink',
    },
  },
  defaultVariants: { look: 'plain' },
});

export function Card({
  look,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof cardVariants>) {
  return <div data-slot="card" className={cn(cardVariants({ look }), className)} {...props} />;
}
