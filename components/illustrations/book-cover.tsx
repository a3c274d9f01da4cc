import type { ComponentProps } from 'react';
import { site } from '@/content/site';
import { colors } from '@/lib/design/colors';
import { bookCoverPaths as paths } from './book-cover-paths';

/** The book cover. As a printed object it keeps its colours in the dark theme. Always 2:3. */
export function BookCover({ decorative, ...props }: ComponentProps<'svg'> & { decorative?: boolean }) {
  return (
    <svg viewBox="0 0 400 600" role="img" aria-hidden={decorative} {...props}>
      <title>{`Cover of the book ${site.bookTitle}`}</title>
      <path d="M0 0h400v600H0z" fill={colors.sea.light} />
      <path d={paths.title} fill={colors.paper.light} />
      <path d={paths.beneath} fill={colors.apricot.light} />
      <path d={paths.flap} fill={colors.paper.light} />
      <path d={paths.spiral} fill="none" stroke={colors.ink.light} strokeWidth="6" strokeLinecap="round" />
      <path d={paths.method} fill={colors['apricot-ink'].light} />
    </svg>
  );
}
