import { type Claim, figureMark } from '@/content/claim';
import { paths } from '@/lib/paths';

/** Small, beside a figure that has not been measured: the way to what it rests on. Nothing beside an evidenced one. */
export function FigureMark({ claim: { id, text, basis } }: { claim: Claim }) {
  if (basis === 'evidenced') return null;
  return (
    <a href={`${paths.figures}#${id}`} aria-label={figureMark.name(text)} className="figure-mark">
      {figureMark.label}
    </a>
  );
}
