import { FigureMark } from '@/components/site/figure-mark';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { book } from '@/content/book';
import { shownClaims } from '@/content/claims';
import { site } from '@/content/site';

/** A month of pages, each turned a little further than the previous one. */
export function ThirtyDays() {
  const { heading, text, claims, link, evidence } = book.pace;
  const shown = shownClaims(claims);
  return (
    <Section
      id="thirty-days"
      turned
      heading={heading}
      lead={text}
      action={
        <>
          <TextLink link={evidence} alone className="font-semibold" />
          <TextLink link={link} alone className="text-sm" />
        </>
      }
    >
      <div className="grid grid-cols-10 gap-2 [--ground:var(--surface)] lg:grid-cols-15 lg:gap-4">
        {Array.from({ length: site.moneyBackDays }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days never change their order.
          <Leaf key={day} turn={day / (site.moneyBackDays - 1)} />
        ))}
      </div>
      {shown.length > 0 && (
        <ul className="mt-10 grid gap-x-10 gap-y-4 sm:grid-cols-3">
          {shown.map((claim) => (
            <li key={claim.id} className="border-t-2 border-ink pt-3 font-serif text-lg">
              {claim.text} <FigureMark claim={claim} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/**
 * A 20 by 28 page with its lower right corner folded over: the flap mirrors the missing corner.
 * @param turn how far it is folded, from 0 to 1
 */
function Leaf({ turn }: { turn: number }) {
  const [x, y] = [4 + turn * 12, 4 + turn * 18];
  const share = (2 * x * y) / (x * x + y * y);
  const point = (...coordinates: readonly [number, number]) =>
    coordinates.map((value) => value.toFixed(1)).join(' ');
  const [right, bottom] = [point(20, 28 - y), point(20 - x, 28)];
  return (
    <svg aria-hidden="true" viewBox="-1 -1 22 30" className="drawing stroke-[1.4]">
      <path className="paper" d={`M0 0H20L${right} ${bottom} 0 28Z`} />
      <path className="sage" d={`M${right} ${bottom} ${point(20 - share * y, 28 - share * x)}Z`} />
    </svg>
  );
}
