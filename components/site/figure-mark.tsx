import { type Claim, figureMark } from '@/content/claim';
import { paths } from '@/lib/paths';

/** A small link from an illustrative figure to its basis. Renders nothing for an evidenced one. */
export function FigureMark({ claim: { id, text, basis } }: { claim: Claim }) {
  if (basis === 'evidenced') return null;
  return (
    <a href={`${paths.figures}#${id}`} aria-label={figureMark.name(text)} className="figure-mark">
      {figureMark.label}
    </a>
  );
}
