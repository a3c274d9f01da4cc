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
  const leaf =
    'grid content-start gap-2 border-t border-edge py-6 hover:border-ink hover:underline underline-offset-4';
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="grid gap-x-12 gap-y-6 sm:grid-cols-2" data-print="hide">
      {previous && (
        <a href={previous.href} rel="prev" className={leaf}>
          <span className="text-sm text-muted">
            <span aria-hidden="true">← </span>
            {words.previous}
          </span>{' '}
          <span className="font-serif text-xl">{previous.title}</span>
        </a>
      )}
      {next && (
        <a
          href={next.href}
          rel="next"
          className={`${leaf} sm:col-start-2 sm:justify-items-end sm:text-right`}
        >
          <span className="text-sm text-muted">
            {words.next}
            <span aria-hidden="true"> →</span>
          </span>{' '}
          <span className="font-serif text-xl">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
