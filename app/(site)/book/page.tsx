import { Fragment } from 'react';
import { Slug } from '@/components/illustrations/drawings';
import { ChapterChoice, ChapterEndLinks } from '@/components/site/chapters';
import { FigureMark, Figures, StampedCover } from '@/components/site/figures';
import { TextLink } from '@/components/site/links';
import { Page } from '@/components/site/page';
import { Paragraphs } from '@/components/site/rich-text';
import { ClosingCall, Disclosure, Section } from '@/components/site/section';
import { RatingLine, Voices } from '@/components/site/voices';
import { book } from '@/content/book';
import { bookOutline } from '@/content/book-outline';
import { shownClaim, shownClaims } from '@/content/claims';
import { site } from '@/content/site';
import { bookTestimonials } from '@/content/testimonials';
import { authorNode, bookNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { PurchaseOptions, ThirtyDays } from './purchase';
import '@/app/styles/pages.css';

export const metadata = pageMetadata(paths.book);

export default function BookPage() {
  const { tiles, included, testimonials, sample, author, closing } = book;
  const promises = shownClaims(closing.claims);
  return (
    <Page path={paths.book} crumb="The Book" data={[bookNode(), authorNode()]}>
      {/* Description and purchase options beside the cover, above the fold of a laptop. */}
      <div className="wrap grid gap-12 pt-12 pb-(--section) md:grid-cols-[5fr_7fr] md:gap-x-column">
        <div className="md:sticky md:top-24 md:self-start">
          <StampedCover stamp={shownClaim(book.badge)} className="max-w-52 sm:max-w-72 lg:max-w-104" />
        </div>
        <div className="grid content-start gap-4">
          <h1 className="text-[clamp(2rem,1.4rem+2.1vw,3.5rem)] leading-[1.08]">{book.headline}</h1>
          <p className="font-serif text-lg text-sea">{book.subtitle}</p>
          <RatingLine {...book.rating} />
          <div className="mt-1 mb-4">
            <PurchaseOptions />
          </div>
          <p className="max-w-prose text-lg">{book.lead}</p>
        </div>
      </div>
      <div className="wrap">
        <Figures claims={shownClaims(tiles)} />
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
      {/* Four sample pages in a scattered layout, and the full table of contents. */}
      <Section id="inside" ground="sea" turned heading={book.inside.heading}>
        <ul className="stairs grid gap-6 sm:grid-cols-2 sm:gap-8 nav:grid-cols-4 nav:pb-30">
          {book.inside.cards.map(({ title, text }) => (
            <li
              key={title}
              className="reveal grid content-start gap-4 rounded-md bg-surface p-8 text-ink nav:min-h-76"
            >
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Disclosure
          className="mt-12 border-t border-sea-ink/40"
          summary={<span className="font-serif text-xl">All {site.chapterCount} chapters, by name</span>}
        >
          <ol className="gap-16 pt-4 pb-12 [columns:22rem_2]">
            {bookOutline.map(({ title, line }, index) => (
              <li key={title} className="grid break-inside-avoid grid-cols-[2.75rem_1fr] py-2.5">
                <span aria-hidden="true" className="figures font-serif text-lg">
                  {index + 1}
                </span>
                <span>
                  <strong className="font-serif text-lg font-normal">{title}</strong>
                  <span className="block text-sm opacity-85">{line}</span>
                </span>
              </li>
            ))}
          </ol>
        </Disclosure>
      </Section>
      <ThirtyDays />
      {/* The first testimonial is large, the others smaller. */}
      <Voices
        id="voices"
        ground="surface"
        heading={testimonials.heading}
        voices={bookTestimonials.map((voice) => ({ ...voice, by: voice.author }))}
        className="grid gap-x-column gap-y-14 text-xl leading-[1.4] lg:grid-cols-[7fr_5fr] lg:*:first:row-span-2 lg:*:first:text-2xl"
      />
      <Section id="read" heading={sample.heading} lead={sample.lead}>
        <ChapterChoice>
          <ChapterEndLinks within="#buy" />
        </ChapterChoice>
      </Section>
      <Section
        id="author-note"
        ground="surface"
        layout="margin"
        heading={author.heading}
        action={<Slug className="h-32 lg:h-40" />}
      >
        <div className="grid max-w-prose justify-items-start gap-6 font-serif text-xl leading-relaxed">
          <Paragraphs texts={author.text} />
          <TextLink link={author.link} alone className="font-sans text-base font-semibold" />
        </div>
      </Section>
      <ClosingCall
        headline={closing.headline}
        buttons={closing.buttons}
        {...(promises.length > 0 && {
          text: promises.map((claim) => (
            <Fragment key={claim.id}>
              {claim.text} <FigureMark claim={claim} />.{' '}
            </Fragment>
          )),
        })}
      />
    </Page>
  );
}
