import { FigureMark } from '@/components/site/figure-mark';
import { type ClaimId, shownClaim } from '@/content/claims';
import { Stars } from './stars';

/** The average rating and the number of reviews, each linked to its basis; nothing if neither may be shown. */
export function RatingLine({ average, count }: { average: ClaimId; count: ClaimId }) {
  const mean = shownClaim(average);
  const number = shownClaim(count);
  if (!mean || !number) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true">
        <Stars rating={Number.parseFloat(mean.value)} label={mean.text} />
      </span>
      <span>
        <strong>{mean.value}</strong> {mean.label} <FigureMark claim={mean} />, {number.text}{' '}
        <FigureMark claim={number} />
      </span>
    </p>
  );
}
