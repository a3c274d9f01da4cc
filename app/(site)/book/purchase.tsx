import { FormsScript } from '@/components/forms/document-form';
import { FigureMark } from '@/components/site/figures';
import { LinkButton, TextLink } from '@/components/site/links';
import { Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { book, type PurchaseOption, purchaseMessages, purchaseOptions } from '@/content/book';
import { shownClaim, shownClaims } from '@/content/claims';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';

const options: readonly PurchaseOption[] = purchaseOptions;

/** The two purchase options as torn-off slips, each with its price, and the guarantee below both. */
export function PurchaseOptions() {
  const guarantee = shownClaim(book.purchase.guarantee);
  return (
    <section id="buy" aria-labelledby="buy-heading" className="grid gap-4">
      <h2 id="buy-heading" className="text-lg">
        {book.purchase.heading}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {options.map(({ id, name, price, priceBefore, description, soon, button, link }) => (
          <li
            key={id}
            className="relative flex flex-col gap-2.5 border border-t-2 border-edge bg-surface p-5 [border-top-style:dashed]"
          >
            <h3 className="text-lg leading-tight">{name}</h3>
            {soon && (
              <Badge tone="sea" id={`${id}-soon`} className="absolute -top-4 right-4">
                {soon}
              </Badge>
            )}
            <p className="figures flex flex-wrap items-baseline gap-x-3 gap-y-1">
              {priceBefore && (
                <s className="order-last text-muted">
                  <span className="sr-only">Before: </span>
                  {priceBefore}
                </s>
              )}
              <span className="font-serif text-2xl leading-none">
                {priceBefore && <span className="sr-only">Now: </span>}
                {price}
              </span>
            </p>
            <p className="text-sm text-muted">{description}</p>
            <div className="mt-auto pt-2">
              {link ? (
                <LinkButton link={link} className="w-full" />
              ) : (
                <EbookButton label={button} describedBy={soon && `${id}-soon`} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {guarantee && (
        <p className="text-sm">
          {guarantee.text}. <TextLink link={{ href: paths.terms, label: 'How it works' }} />
        </p>
      )}
    </section>
  );
}

/**
 * Without JavaScript the form navigates to the notice's fragment, and `:target` shows it.
 * @param describedBy id of the hint that the ebook cannot be bought yet
 */
function EbookButton({ label, describedBy }: { label: string; describedBy?: string | undefined }) {
  const { busy, comingSoon, error } = purchaseMessages;
  return (
    <site-ebook class="grid gap-4">
      <form action="#ebook-notice">
        <Button
          type="submit"
          variant="secondary"
          className="w-full"
          data-busy-label={busy}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      </form>
      <div id="ebook-notice" data-answer="coming-soon" className="hidden target:block data-shown:block">
        <Notice message={{ tone: 'neutral', ...comingSoon }} />
      </div>
      <div data-answer="error" className="hidden data-shown:block">
        <Notice message={{ tone: 'destructive', ...error }} />
      </div>
      <FormsScript />
    </site-ebook>
  );
}

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
