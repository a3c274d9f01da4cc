import { Figures } from '@/components/site/figures';
import { Section } from '@/components/site/section';
import { shownClaims } from '@/content/claims';
import { reviewsPage } from '@/content/reviews-page';

/** Three figures, and in the same breath what they rest on. */
export function HopedResults() {
  const { heading, claims, note, link } = reviewsPage.results;
  const shown = shownClaims(claims);
  if (!shown.length) return null;
  return (
    <Section
      id="results"
      heading={heading}
      lead={note}
      action={
        <a href={link.href} className="link py-1 font-semibold">
          {link.label}
        </a>
      }
    >
      <Figures claims={shown} />
    </Section>
  );
}
