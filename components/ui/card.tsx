import type { ComponentProps } from 'react';
import { cn } from './cn';

const looks = {
  /** With a turned corner: one or two per screen. */
  sheet: 'sheet',
  /** Only a hairline border. */
  plain: 'rounded-md border border-line bg-surface',
  /** On the sage ground. */
  sage: 'rounded-md bg-sage-wash',
};

export function Card({
  look = 'plain',
  className,
  ...props
}: ComponentProps<'div'> & { look?: keyof typeof looks }) {
  return (
    <div
      data-slot="card"
      className={cn('relative p-[min(1.5rem,7vw)] sm:p-8', looks[look], className)}
      {...props}
    />
  );
}
