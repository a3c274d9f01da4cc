import { type Claim, figureMark } from '@/content/claims';
import { paths } from '@/lib/paths';

/** Small, beside a figure that nobody has measured: the way to what it rests on. Nothing beside an evidenced one. */
export function FigureMark({ claim: { id, text, basis } }: { claim: Claim }) {
  if (basis === 'evidenced') return null;
  return (
    <a href={`${paths.figures}#${id}`} aria-label={figureMark.name(text)} className="figure-mark">
      {figureMark.label}
    </a>
  );
}
