import { Section } from '@/components/site/section';
import { SampleNotice } from '@/components/site/voices/sample-notice';
import { Badge } from '@/components/ui/badge';
import { landing } from '@/content/landing';
import {
  type InitialsTestimonial,
  landingTestimonials,
  shownTestimonials,
  testimonialLabels,
} from '@/content/testimonials';

const ids: readonly string[] = landing.testimonials.ids;
const named: readonly InitialsTestimonial[] = landingTestimonials.filter(({ id }) => ids.includes(id));

/** What people wrote beside the lines, signed as one signs in a margin. Samples say that they are samples. */
export function MarginNotes() {
  const notes = shownTestimonials(named);
  if (!notes.length) return null;
  return (
    <Section
      id="voices"
      heading={landing.testimonials.heading}
      action={notes.some(({ kind }) => kind === 'placeholder') && <SampleNotice />}
    >
      <ul className="margin-notes">
        {notes.map(({ id, kind, text, initials }, index) => (
          <li key={id} data-delay={index * 90} className="reveal">
            <figure className="grid h-full content-between gap-6">
              <blockquote className="font-serif text-xl">
                <p>{text}</p>
              </blockquote>
              <figcaption className="flex flex-wrap items-center gap-3 text-sm">
                {initials}
                {kind === 'placeholder' && <Badge>{testimonialLabels.sample}</Badge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
