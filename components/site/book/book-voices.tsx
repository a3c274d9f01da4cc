import { Section } from '@/components/site/section';
import { SampleNotice } from '@/components/site/voices/sample-notice';
import { Stars } from '@/components/site/voices/stars';
import { Badge } from '@/components/ui/badge';
import { book } from '@/content/book';
import {
  type BookTestimonialId,
  bookTestimonials,
  shownTestimonials,
  type Testimonial,
  testimonialLabels,
} from '@/content/testimonials';

const ids: readonly BookTestimonialId[] = book.testimonials.ids;
const named: readonly Testimonial[] = bookTestimonials.filter(({ id }) => ids.includes(id));

/** What readers say. While they are samples each of them says so. */
export function BookVoices() {
  const voices = shownTestimonials(named);
  if (!voices.length) return null;
  return (
    <Section id="voices" ground="surface" heading={book.testimonials.heading}>
      {voices.some(({ kind }) => kind === 'placeholder') && <SampleNotice />}
      <ul className="voices">
        {voices.map(({ id, kind, text, author, rating }) => (
          <li key={id}>
            <figure className="grid content-start gap-5">
              <Stars rating={rating} label={testimonialLabels.ratingOf(rating)} />
              <blockquote className="font-serif">
                <p>{text}</p>
              </blockquote>
              <figcaption className="flex flex-wrap items-center gap-3 text-sm">
                {author}
                {kind === 'placeholder' && <Badge>{testimonialLabels.sample}</Badge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
