import { StampedCover } from '@/components/site/stamped-cover';
import { RatingLine } from '@/components/site/voices/rating-line';
import { book } from '@/content/book';
import { shownClaim } from '@/content/claims';
import { PurchaseOptions } from './purchase-options';

/** The book large on the left; description and purchase options beside it, above the fold of a laptop. */
export function BookHead() {
  return (
    <div className="wrap grid gap-12 pt-12 pb-(--section) md:grid-cols-[5fr_7fr] md:gap-x-column">
      <div className="md:sticky md:top-24 md:self-start">
        <StampedCover stamp={shownClaim(book.badge)} className="max-w-52 sm:max-w-72 lg:max-w-104" />
      </div>
      <div className="grid content-start gap-4">
        <h1 className="text-[clamp(2rem,1.4rem+2.1vw,3.5rem)] leading-[1.08]">{book.headline}</h1>
        <p className="font-serif text-lg text-sea">{book.subtitle}</p>
        <RatingLine {...book.rating} />
        <div className="mt-1 mb-4">
          <PurchaseOptions />
        </div>
        <p className="max-w-prose text-lg">{book.lead}</p>
      </div>
    </div>
  );
}
