import { banner } from '@/content/banner';
import { shownClaim } from '@/content/claims';
import { paths } from '@/lib/paths';

/** The strip above the navigation: what this is, and the counter of the month. */
export function Banner() {
  const transformed = shownClaim(banner.claim);
  return (
    <aside data-frame="" aria-label={banner.text} className="bg-sea text-sea-ink">
      <div className="wrap flex flex-wrap items-baseline justify-center gap-x-6 py-2 text-sm leading-snug sm:justify-between">
        <p className="font-semibold">{banner.text}</p>
        {banner.counter === 'measured' ? <MeasuredCounter /> : transformed && <SpecifiedCounter />}
      </div>
    </aside>
  );
}

function SpecifiedCounter() {
  return (
    <p className="figures">
      <flip-counter
        suppressHydrationWarning
        class="font-semibold"
        data-every={banner.everyMs}
        data-chance={banner.chance}
        data-time-left={banner.timeLeftSeconds}
      >
        {banner.start}
      </flip-counter>{' '}
      {banner.label}
    </p>
  );
}

/** A real number cannot be written into a page that is built once; without one, the line is not there. */
function MeasuredCounter() {
  return (
    <p className="figures" hidden suppressHydrationWarning>
      <flip-counter suppressHydrationWarning class="font-semibold" data-source={paths.flipsThisMonth} />{' '}
      {banner.measuredLabel}
    </p>
  );
}
