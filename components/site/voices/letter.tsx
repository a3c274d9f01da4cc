import { Badge } from '@/components/ui/badge';
import { type ReaderReview, testimonialLabels } from '@/content/testimonials';
import { Stars } from './stars';

/** What a reader writes, with its best sentence in large type. A sample says that it is one. */
export function Letter({ review }: { review: ReaderReview }) {
  const { kind, rating, highlight, text, name, location } = review;
  return (
    <figure className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stars rating={rating} label={testimonialLabels.ratingOf(rating)} />
        {kind === 'placeholder' && <Badge>{testimonialLabels.sample}</Badge>}
      </div>
      <blockquote className="grid gap-4">
        <p className="letter-highlight font-serif">{highlight}</p>
        <p>{text}</p>
      </blockquote>
      <figcaption className="text-sm text-muted">
        {name}, {location}
      </figcaption>
    </figure>
  );
}
