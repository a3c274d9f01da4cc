import { Fragment } from 'react';
import { AuthorPicture, BedsideTable } from '@/components/illustrations/drawings';
import { BookContents, ChapterChoice } from '@/components/site/chapters';
import { ClaimMark, ClaimStrip, SlipTable, StampedCover } from '@/components/site/claims';
import { LinkButton, TextLink } from '@/components/site/links';
import { LookInside } from '@/components/site/look-inside';
import { Page } from '@/components/site/page';
import { Paragraphs } from '@/components/site/rich-text';
import { ClosingCall, Section } from '@/components/site/section';
import { RatingLine, Testimonials } from '@/components/site/testimonials';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { book, type PurchaseOption, purchaseMessages, purchaseOptions } from '@/content/book';
import { shownClaim, shownClaims } from '@/content/claims';
import { lookInside } from '@/content/look-inside';
import { site } from '@/content/site';
import { bookTestimonials } from '@/content/testimonials';
import { authorNode, bookNode, pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.book);

export default function BookPage() {
  const { tiles, included, testimonials, sample, author, closing } = book;
  const promises = shownClaims(closing.claims);
  return (
    <Page path={paths.book} crumb="The Book" data={[bookNode(), authorNode()]}>
      {/* Cover, description and purchase options, on the first screen of a laptop and of a phone. */}
      <div className="wrap book-head">
        <StampedCover stamp={shownClaim(book.badge)} className="book-cover" />
        <h1>{book.headline}</h1>
        <div className="book-line grid grid-cols-1 content-start gap-2">
          <p className="font-serif text-lg leading-snug text-sea">{book.subtitle}</p>
          <RatingLine {...book.rating} />
        </div>
        <div className="book-buy grid grid-cols-1 gap-4">
          <PurchaseOptions />
          <p className="max-w-prose text-lg text-pretty">{book.lead}</p>
        </div>
      </div>
      <Section id="look" ground="sea" turned heading={lookInside.heading} lead={lookInside.lead}>
        <LookInside />
      </Section>
      <div className="wrap pt-head">
        <ClaimStrip claims={shownClaims(tiles)} />
      </div>
      {/* Everything included, with hand-drawn ticks. */}
      <Section id="included" layout="margin" heading={included.heading}>
        <ul className="border-t-2 border-ink">
          {included.items.map((item) => (
            <li
              key={item}
              className="grid grid-cols-[3rem_1fr] items-start border-b border-line py-5 text-lg"
            >
              <svg aria-hidden="true" viewBox="0 0 32 24" className="drawing h-[1.1em] pt-[0.15em]">
                <path d="M3 13c4 2 6 5 8 8 4-9 9-14 18-19" />
              </svg>
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="inside" ground="surface" heading={book.inside.heading}>
        <BookContents />
      </Section>
      <Section id="which" layout="margin" heading={book.which.heading} lead={book.which.lead}>
        <SlipTable
          caption={book.which.heading}
          columns={book.which.columns}
          rows={book.which.rows.map(({ id, link, cells }) => ({
            id,
            head: (
              <TextLink
                link={link.href === paths.book ? { ...link, href: '#buy' } : link}
                className="font-serif text-xl"
              />
            ),
            cells: cells.map((cell, index) =>
              index === 2 ? (
                <span key={cell} className="figures font-serif text-xl">
                  {cell}
                </span>
              ) : (
                cell
              ),
            ),
          }))}
          className="border-b border-line [&_tr]:sm:grid-cols-[4fr_3fr_2fr_4fr] [&_th]:sm:col-span-full"
        />
      </Section>
      <ThirtyDays />
      {/* The first testimonial is large, the others smaller. */}
      <Testimonials
        id="voices"
        ground="surface"
        heading={testimonials.heading}
        items={bookTestimonials.map((each) => ({ ...each, by: each.author }))}
        className="split is-even gap-y-14 text-xl leading-[1.4] lg:*:first:row-span-2 lg:*:first:text-2xl"
      />
      <Section id="read" heading={sample.heading} lead={sample.lead}>
        <ChapterChoice />
      </Section>
      <Section
        id="author-note"
        ground="surface"
        layout="margin"
        heading={author.heading}
        action={<AuthorPicture />}
      >
        <div className="grid max-w-prose justify-items-start gap-6 font-serif text-xl leading-relaxed">
          <Paragraphs texts={author.text} />
          <TextLink link={author.link} alone className="font-sans text-base font-semibold" />
        </div>
      </Section>
      <ClosingCall
        aside={<BedsideTable className="mt-10 -mb-(--section) block w-full lg:mt-0" />}
        headline={closing.headline}
        buttons={closing.buttons}
        {...(promises.length > 0 && {
          text: promises.map((claim) => (
            <Fragment key={claim.id}>
              {claim.text}
              {claim.basis !== 'evidenced' && ' '}
              <ClaimMark claim={claim} />.{' '}
            </Fragment>
          )),
        })}
      />
    </Page>
  );
}

const options: readonly PurchaseOption[] = purchaseOptions;

/** The two purchase options as torn-off slips, each with its price, and the guarantee below both. */
function PurchaseOptions() {
  const guarantee = shownClaim(book.purchase.guarantee);
  const { busy, comingSoon, error } = purchaseMessages;
  return (
    <section id="buy" aria-labelledby="buy-heading" className="grid grid-cols-1 gap-4">
      <h2 id="buy-heading" className="text-lg">
        {book.purchase.heading}
      </h2>
      <site-ebook class="grid gap-4">
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
          {options.map(({ id, name, price, priceBefore, description, soon, button, link }) => (
            <li
              key={id}
              id={`buy-${id}`}
              className="slip relative gap-y-2.5 border border-t-2 border-edge bg-surface p-[min(1.25rem,5vw)] [border-top-style:dashed]"
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
              <p className="slip-note text-sm text-muted">{description}</p>
              <div className="slip-buy">
                {link ? (
                  <LinkButton link={link} className="w-full" />
                ) : (
                  // Without JavaScript the form navigates to the notice's fragment, and `:target` shows it.
                  <form action="#ebook-notice">
                    <Button
                      type="submit"
                      variant="secondary"
                      className="w-full"
                      data-busy-label={busy}
                      data-shop="ebook"
                      aria-describedby={soon && `${id}-soon`}
                    >
                      {button}
                    </Button>
                  </form>
                )}
              </div>
            </li>
          ))}
        </ul>
        {/* Below both, so that neither slip is stretched. */}
        <div id="ebook-notice" data-outcome="coming-soon" className="hidden target:block data-shown:block">
          <Notice message={{ tone: 'neutral', ...comingSoon }} />
        </div>
        <div data-outcome="error" className="hidden data-shown:block">
          <Notice message={{ tone: 'destructive', ...error }} isLater />
        </div>
        <script type="module" src={process.env.EBOOK_SCRIPT} />
      </site-ebook>
      {guarantee && (
        <p className="text-sm">
          {guarantee.text}. <TextLink link={{ href: paths.terms, label: 'How it works' }} />
        </p>
      )}
    </section>
  );
}

/** A month of pages, each turned a little further than the previous one. */
function ThirtyDays() {
  const { heading, text, claims, link, evidence } = book.pace;
  const shown = shownClaims(claims);
  return (
    <Section
      id="thirty-days"
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
        <ul className="mt-10 grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {shown.map((claim) => (
            <li key={claim.id} className="border-t-2 border-ink pt-3 font-serif text-lg">
              {claim.text} <ClaimMark claim={claim} />
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
