import { cn } from '@/components/ui/cn';

export interface Neighbour {
  href: string;
  title: string;
}

interface NeighboursProps {
  /** Accessible name of the pair. */
  label: string;
  words: { previous: string; next: string };
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** Links to the previous and the next page. */
export function Neighbours({ label, words, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  const link = ({ href, title }: Neighbour, isNext: boolean) => (
    <a
      href={href}
      rel={isNext ? 'next' : 'prev'}
      className={cn(
        'grid content-start gap-2 border-t border-edge py-6 underline-offset-4 hover:border-ink hover:underline',
        isNext && 'sm:col-start-2 sm:justify-items-end sm:text-right',
      )}
    >
      <span className="text-sm text-muted">
        {!isNext && <span aria-hidden="true">← </span>}
        {isNext ? words.next : words.previous}
        {isNext && <span aria-hidden="true"> →</span>}
      </span>{' '}
      <span className="font-serif text-xl">{title}</span>
    </a>
  );
  return (
    <nav aria-label={label} className="grid gap-x-12 gap-y-6 sm:grid-cols-2" data-print="hide">
      {previous && link(previous, false)}
      {next && link(next, true)}
    </nav>
  );
}
