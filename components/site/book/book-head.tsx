import { StampedCover } from '@/components/site/stamped-cover';
import { RatingLine } from '@/components/site/voices/rating-line';
import { book } from '@/content/book';
import { shownClaim } from '@/content/claims';
import { PurchaseOptions } from './purchase-options';

/** The book on the left, large and in reach; beside it what it is and how to have it. */
export function BookHead() {
  return (
    <div className="wrap book-head">
      <div className="book-cover">
        <StampedCover stamp={shownClaim(book.badge)} className="max-w-52 sm:max-w-72 lg:max-w-104" />
      </div>
      <div className="grid content-start gap-6">
        <h1 className="max-w-[16ch] text-3xl">{book.headline}</h1>
        <p className="font-serif text-xl text-sea">{book.subtitle}</p>
        <p className="max-w-prose text-lg">{book.lead}</p>
        <RatingLine {...book.rating} />
        <div className="mt-6">
          <PurchaseOptions />
        </div>
      </div>
    </div>
  );
}
