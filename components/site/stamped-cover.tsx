import { BookCover } from '@/components/illustrations/book-cover';
import { FigureMark } from '@/components/site/figure-mark';
import { cn } from '@/components/ui/cn';
import type { Claim } from '@/content/claim';

/** The book cover on a shape of colour, with an optional stamp. */
export function StampedCover({ stamp, className }: { stamp: Claim | undefined; className: string }) {
  return (
    <div className={cn('relative w-full', className)}>
      <div aria-hidden="true" className="absolute inset-0 translate-x-4 translate-y-4 rounded-sm bg-sage" />
      <BookCover className="relative block w-full rounded-sm" />
      {stamp && (
        <p className="absolute -top-8 right-[max(-7rem,calc(13rem+2*var(--gutter)-100vw))] grid size-36 -rotate-8 place-content-center rounded-full bg-[var(--ground,var(--paper))] text-center text-ink outline-2 -outline-offset-8 outline-current sm:right-[max(-4rem,calc(18rem+2*var(--gutter)-100vw))] lg:-right-10">
          <span className="figures font-serif text-xl leading-none">{stamp.value}</span>
          <span className="mx-auto max-w-28 text-sm leading-tight font-semibold">{stamp.label}</span>
          <FigureMark claim={stamp} />
        </p>
      )}
    </div>
  );
}
