import { Fragment } from 'react';
import { Slug } from '@/components/illustrations/slug';
import { BookHead } from '@/components/site/book/book-head';
import { Inside } from '@/components/site/book/inside';
import { ThirtyDays } from '@/components/site/book/thirty-days';
import { ChapterChoice } from '@/components/site/chapters/chapter-choice';
import { ChapterEndLinks } from '@/components/site/chapters/chapter-end-links';
import { ClosingCall } from '@/components/site/closing-call';
import { FigureMark } from '@/components/site/figure-mark';
import { Figures } from '@/components/site/figures';
import { Frame } from '@/components/site/frame';
import { JsonLd } from '@/components/site/json-ld';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { Voices } from '@/components/site/voices/voices';
import { book } from '@/content/book';
import { shownClaims } from '@/content/claims';
import { bookTestimonials } from '@/content/testimonials';
import { authorNode, bookNode, crumbsNode } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import '@/app/styles/voices.css';
import '@/app/styles/chapters.css';

export const metadata = pageMetadata(paths.book);

export default function BookPage() {
  const { tiles, included, testimonials, sample, author, closing } = book;
  const promises = shownClaims(closing.claims);
  return (
    <Frame path={paths.book}>
      <JsonLd data={[bookNode(), authorNode(), crumbsNode([{ name: 'The Book', path: paths.book }])]} />
      <BookHead />
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
      <Inside />
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
          {author.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
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
    </Frame>
  );
}
