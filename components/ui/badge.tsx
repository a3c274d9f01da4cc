import type { ComponentProps } from 'react';
import { cn } from './cn';

const tones = {
  sage: 'bg-sage text-sage-ink',
  apricot: 'bg-apricot text-apricot-ink',
  sea: 'bg-sea text-sea-ink',
  line: 'border border-edge text-ink',
  danger: 'border border-danger bg-danger-wash text-danger',
};

export function Badge({
  tone = 'line',
  className,
  ...props
}: ComponentProps<'span'> & { tone?: keyof typeof tones }) {
  return (
    <span
      data-slot="badge"
      className={cn(
        'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-1 text-sm font-semibold leading-tight',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
