import type { ComponentProps } from 'react';
import { colors } from '@/lib/design/colors';

/** The logo: the cover without lettering, a sheet whose turned corner shows the page beneath. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" {...props}>
      <path d="M0 0h32v40H0z" fill={colors.sea.light} />
      <path d="M32 15v25H4Z" fill={colors.apricot.light} />
      <path d="M32 15 4 40 9.600 10Z" fill={colors.paper.light} />
    </svg>
  );
}
