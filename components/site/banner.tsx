import { banner } from '@/content/banner';
import type { Claim } from '@/content/claim';
import { shownClaim } from '@/content/claims';
import { mayNotSell } from '@/content/no-selling';
import { paths } from '@/lib/paths';
import { FigureMark } from './figure-mark';

/** The strip above the navigation: what the site is, and the counter. */
export function Banner({ path }: { path: string }) {
  const counts = !mayNotSell(path);
  const transformed = shownClaim(banner.claim);
  return (
    <aside data-frame="" aria-label={banner.text} className="bg-sea text-sea-ink">
      <div className="wrap flex flex-wrap items-baseline justify-center gap-x-6 py-2 text-sm leading-snug sm:justify-between">
        <p className="font-semibold">{banner.text}</p>
        {counts &&
          (banner.counter === 'measured' ? (
            <MeasuredCounter />
          ) : (
            transformed && <SpecifiedCounter claim={transformed} />
          ))}
      </div>
    </aside>
  );
}

function SpecifiedCounter({ claim }: { claim: Claim }) {
  return (
    <p className="figures">
      <site-counter
        suppressHydrationWarning
        class="font-semibold"
        data-every={banner.everyMs}
        data-chance={banner.chance}
        data-time-left={banner.timeLeftSeconds}
      >
        {banner.start}
      </site-counter>{' '}
      {banner.label} <FigureMark claim={claim} />
    </p>
  );
}

/** A measured number is fetched by script, as the page is static. Without it the line stays hidden. */
function MeasuredCounter() {
  return (
    <p className="figures" hidden suppressHydrationWarning>
      <site-counter suppressHydrationWarning class="font-semibold" data-source={paths.flipsThisMonth} />{' '}
      {banner.measuredLabel}
    </p>
  );
}
