import { Section } from '@/components/site/section';
import { reviewsPage } from '@/content/reviews-page';
import { readerReviews, shownTestimonials } from '@/content/testimonials';
import { Letter } from './letter';
import { SampleNotice } from './sample-notice';

/** Letters on a table, as long as they are. */
export function ReaderLetters() {
  const letters = shownTestimonials(readerReviews);
  if (!letters.length) return null;
  return (
    <Section
      id="readers"
      heading={reviewsPage.readers.heading}
      action={letters.some(({ kind }) => kind === 'placeholder') && <SampleNotice />}
    >
      <ul className="letters">
        {letters.map((review, index) => (
          <li key={review.id} data-delay={(index % 3) * 90} className="letter reveal">
            <Letter review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
