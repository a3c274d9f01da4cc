import { Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { type ClaimId, shownClaim } from '@/content/claims';
import { type Placeholder, shownTestimonials, testimonialLabels } from '@/content/testimonials';
import { ClaimMark } from './claims';
import { TextLink } from './links';

interface ShownTestimonial extends Placeholder {
  text: string;
  /** Name of the person. */
  by: string;
  rating?: number;
  /** The quoted highlight, in large type. */
  highlight?: string;
}

interface TestimonialsProps {
  id: string;
  heading: string;
  ground?: 'paper' | 'surface';
  items: readonly ShownTestimonial[];
  /** Notice above the testimonials while they are samples. */
  notice?: string;
  /** Layout of the testimonials. */
  className: string;
}

/** A section of testimonials; nothing if none may be shown. Each sample is labelled as one. */
export function Testimonials({ id, heading, ground, items, notice, className }: TestimonialsProps) {
  const shown = shownTestimonials(items);
  if (!shown.length) return null;
  return (
    <Section
      id={id}
      heading={heading}
      ground={ground}
      action={shown.some(({ kind }) => kind === 'placeholder') && <SampleNotice text={notice} />}
    >
      <ul className={className}>
        {shown.map((each) => (
          <li key={each.id} className="reveal">
            <TestimonialFigure {...each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One testimonial. */
function TestimonialFigure({ kind, rating, highlight, text, by }: ShownTestimonial) {
  return (
    <figure className="grid content-start gap-5">
      <div className="grid gap-5">
        {rating && <Stars rating={rating} label={testimonialLabels.ratingOf(rating)} />}
        <blockquote className="grid gap-4">
          <p className="font-serif">{highlight ?? text}</p>
          {highlight && <p className="text-base">{text}</p>}
        </blockquote>
      </div>
      <figcaption className="flex flex-wrap items-center gap-3 text-sm">
        {by}
        {kind === 'placeholder' && <Badge>{testimonialLabels.sample}</Badge>}
      </figcaption>
    </figure>
  );
}

const star = 'M10 1.5l2.6 5.6 6.100.7-4.500 4.200 1.200 6L10 15l-5.400 3 1.200-6L1.300 7.800l6.100-.7Z';

/** Width of a star's slot, and where the star starts and ends in it. */
const PLACE = 20;
const LEFT = 1.3;
const RIGHT = 18.7;
const places = [0, 1, 2, 3, 4].map((place) => (
  <path key={place} d={star} transform={`translate(${place * PLACE} 0)`} />
));

/** Width to fill: the whole stars, and the fraction of the next one. */
function filledTo(rating: number): number {
  const whole = Math.floor(rating);
  return whole * PLACE + (rating > whole ? LEFT + (rating - whole) * (RIGHT - LEFT) : 0);
}

/** Five stars, filled up to the rating. `label` is the text alternative. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const width = filledTo(rating);
  return (
    <svg
      viewBox="0 0 100 20"
      role="img"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="w-26 stroke-(--apricot-text)"
    >
      <title>{label}</title>
      {/* A nested svg clips its content. */}
      <svg
        aria-hidden="true"
        width={width}
        height="20"
        viewBox={`0 0 ${width} 20`}
        className="fill-apricot stroke-none"
      >
        {places}
      </svg>
      {places}
    </svg>
  );
}

/** The average rating and the number of reviews, each linked to its basis; nothing if neither may be shown. */
export function RatingLine({ average, count }: { average: ClaimId; count: ClaimId }) {
  const mean = shownClaim(average);
  const number = shownClaim(count);
  if (!mean || !number) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden="true">
        <Stars rating={Number.parseFloat(mean.value)} label={mean.text} />
      </span>
      <span>
        <strong className="figures font-serif">{mean.value}</strong> {mean.label} <ClaimMark claim={mean} />,{' '}
        <span className="figures font-serif">{number.value}</span>
        {number.text.slice(number.value.length)} <ClaimMark claim={number} />
      </span>
    </p>
  );
}

/** Says that the testimonials below are invented samples. */
export function SampleNotice({ text = testimonialLabels.sampleNotice }: { text?: string }) {
  const { how } = testimonialLabels;
  return (
    <p className="max-w-prose border-l-3 border-apricot pl-5 text-sm">
      {text} <TextLink link={how} />
    </p>
  );
}
