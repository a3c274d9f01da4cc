import { Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { type Placeholder, shownTestimonials, testimonialLabels } from '@/content/testimonials';
import { SampleNotice } from './sample-notice';
import { Stars } from './stars';

interface Voice extends Placeholder {
  text: string;
  /** Name of the person. */
  by: string;
  rating?: number;
  /** The quoted highlight, in large type. */
  highlight?: string;
}

interface VoicesProps {
  id: string;
  heading: string;
  ground?: 'paper' | 'surface';
  voices: readonly Voice[];
  /** Notice above the testimonials while they are samples. */
  notice?: string;
  /** Layout of the testimonials. */
  className: string;
}

/** A section of testimonials; nothing if none may be shown. Each sample is labelled as one. */
export function Voices({ id, heading, ground, voices, notice, className }: VoicesProps) {
  const shown = shownTestimonials(voices);
  if (!shown.length) return null;
  return (
    <Section
      id={id}
      heading={heading}
      ground={ground}
      action={shown.some(({ kind }) => kind === 'placeholder') && <SampleNotice text={notice} />}
    >
      <ul className={className}>
        {shown.map((voice) => (
          <li key={voice.id} className="reveal">
            <VoiceFigure voice={voice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VoiceFigure({ voice: { kind, rating, highlight, text, by } }: { voice: Voice }) {
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
