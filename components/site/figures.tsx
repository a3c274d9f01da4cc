import type { Claim } from '@/content/claim';
import { FigureMark } from './figure-mark';

/** Large figures with labels, in one row where they fit. Takes claims from `shownClaims`. */
export function Figures({ claims }: { claims: readonly Claim[] }) {
  if (!claims.length) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-8 border-t-2 border-current pt-6 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-x-8 sm:gap-y-10">
      {claims.map((claim) => (
        <div key={claim.id} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-sm leading-snug">
            {claim.label} <FigureMark claim={claim} />
          </dt>
          <dd className="figures font-serif text-2xl leading-none sm:text-3xl">{claim.value}</dd>
        </div>
      ))}
    </dl>
  );
}
