import { Cup, SearchCreature } from '@/components/illustrations/drawings';
import { ClaimStrip } from '@/components/site/claims';
import { TextLink } from '@/components/site/links';
import { Page } from '@/components/site/page';
import { ClosingCall, PageHead, Section } from '@/components/site/section';
import { RatingLine, SampleNotice, Stars, Testimonials } from '@/components/site/testimonials';
import { Badge } from '@/components/ui/badge';
import { shownClaims } from '@/content/claims';
import { reviewsPage } from '@/content/reviews-page';
import {
  aiReviews,
  featuredReview,
  readerReviews,
  shownTestimonials,
  testimonialLabels,
} from '@/content/testimonials';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

export const metadata = pageMetadata(paths.testimonials);

export default function TestimonialsPage() {
  const { headline, lead, rating, tiles, readers, ai, closing } = reviewsPage;
  return (
    <Page path={paths.testimonials} crumb="Reviews">
      <PageHead
        title={headline}
        lead={lead}
        action={<RatingLine {...rating} />}
        aside={<Cup className="w-40 lg:w-72" />}
        className="pb-10"
      />
      <div className="wrap">
        <ClaimStrip claims={shownClaims(tiles)} />
      </div>
      {/* Reviews of different lengths in a masonry layout. */}
      <Testimonials
        id="readers"
        heading={readers.heading}
        items={readerReviews.map((each) => ({ ...each, by: `${each.name}, ${each.location}` }))}
        className="gap-x-8 text-xl [columns:22rem_3] *:mb-8 *:break-inside-avoid *:border *:border-line *:bg-surface *:px-[min(1.75rem,5vw)] *:py-7"
      />
      <FeaturedTestimonial />
      {/* AI-generated reviews: a section of their own, each labelled, without stars. */}
      <Section
        id="ai-generated"
        ground="surface"
        layout="margin"
        heading={ai.heading}
        lead={ai.lead}
        action={<SearchCreature className="h-32" />}
      >
        {/* Perforated continuous paper. */}
        <ul>
          {aiReviews.map(({ id, text, author }) => (
            <li
              key={id}
              className="reveal grid justify-items-start gap-3 border-b-2 border-dashed border-line py-7 first:border-t-2"
            >
              <Badge>{testimonialLabels.ai}</Badge>
              <p>{text}</p>
              <p className="text-sm text-muted">{author}</p>
            </li>
          ))}
        </ul>
      </Section>
      <HopedResults />
      <ClosingCall {...closing} />
    </Page>
  );
}

/** One testimonial on its own, in large type. */
function FeaturedTestimonial() {
  const [review] = shownTestimonials([featuredReview]);
  if (!review) return null;
  const { kind, rating, highlight, text, name, location } = review;
  return (
    <Section id="featured" ground="sea" turned layout="margin" heading={reviewsPage.featured.heading}>
      <div className="grid gap-10">
        <SampleNotice />
        <figure className="grid gap-8">
          <Stars rating={rating} label={testimonialLabels.ratingOf(rating)} />
          <blockquote className="grid gap-6">
            <p className="font-serif text-3xl">{highlight}</p>
            <p className="max-w-prose text-lg">{text}</p>
          </blockquote>
          <figcaption className="flex flex-wrap items-center gap-3">
            {name}, {location}
            {kind === 'placeholder' && <Badge tone="sage">{testimonialLabels.sample}</Badge>}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}

/** Three figures, with what they are based on right beside them. */
function HopedResults() {
  const { heading, claims, note, link } = reviewsPage.results;
  const shown = shownClaims(claims);
  if (!shown.length) return null;
  return (
    <Section
      id="results"
      heading={heading}
      lead={note}
      action={<TextLink link={link} alone className="font-semibold" />}
    >
      <ClaimStrip claims={shown} />
    </Section>
  );
}
