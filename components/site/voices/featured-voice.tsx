import { Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { reviewsPage } from '@/content/reviews-page';
import { featuredReview, shownTestimonials, testimonialLabels } from '@/content/testimonials';
import { SampleNotice } from './sample-notice';
import { Stars } from './stars';

/** One voice alone, with room to be heard. */
export function FeaturedVoice() {
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
