import type { ComponentProps } from 'react';
import { cn } from './cn';

const looks = {
  /** A sheet with a turned corner: one or two a screen. */
  sheet: 'sheet',
  /** A hairline and nothing else. */
  plain: 'rounded-md border border-line bg-surface',
  /** The quiet side. */
  sage: 'rounded-md bg-sage-wash',
};

export function Card({
  look = 'plain',
  className,
  ...props
}: ComponentProps<'div'> & { look?: keyof typeof looks }) {
  return <div data-slot="card" className={cn('relative p-6 sm:p-8', looks[look], className)} {...props} />;
}
