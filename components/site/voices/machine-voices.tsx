import { SearchCreature } from '@/components/illustrations/search-creature';
import { Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { reviewsPage } from '@/content/reviews-page';
import { aiReviews, testimonialLabels } from '@/content/testimonials';

/** What software said. It has a part of its own, a label on each, and no stars. */
export function MachineVoices() {
  const { heading, lead } = reviewsPage.ai;
  return (
    <Section
      id="ai-generated"
      ground="surface"
      layout="margin"
      heading={heading}
      lead={lead}
      action={<SearchCreature className="h-32" />}
    >
      <ul className="printout">
        {aiReviews.map(({ id, text, author }) => (
          <li key={id} className="grid justify-items-start gap-3">
            <Badge>{testimonialLabels.ai}</Badge>
            <p>{text}</p>
            <p className="text-sm text-muted">{author}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
