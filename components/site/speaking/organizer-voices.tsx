import { Section } from '@/components/site/section';
import { SampleNotice } from '@/components/site/voices/sample-notice';
import { Badge } from '@/components/ui/badge';
import { speaking } from '@/content/speaking';
import {
  type OrganizerTestimonial,
  organizerTestimonials,
  shownTestimonials,
  testimonialLabels,
} from '@/content/testimonials';

const all: readonly OrganizerTestimonial[] = organizerTestimonials;

/** What the people say who booked a talk. While they are samples each of them says so. */
export function OrganizerVoices() {
  const voices = shownTestimonials(all);
  if (!voices.length) return null;
  return (
    <Section
      id="organizers"
      ground="surface"
      heading={speaking.organizers.heading}
      action={
        voices.some(({ kind }) => kind === 'placeholder') && (
          <SampleNotice text={testimonialLabels.sampleOrganizers} />
        )
      }
    >
      <ul className="organizers">
        {voices.map(({ id, kind, text, author, title }) => (
          <li key={id}>
            <figure className="grid gap-6">
              <blockquote className="font-serif">
                <p>{text}</p>
              </blockquote>
              <figcaption className="flex flex-wrap items-center gap-3 text-sm">
                <span>
                  {author}, {title}
                </span>
                {kind === 'placeholder' && <Badge>{testimonialLabels.sample}</Badge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
