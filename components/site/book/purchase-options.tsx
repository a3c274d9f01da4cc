import { LinkButton } from '@/components/site/link-button';
import { Badge } from '@/components/ui/badge';
import { book, type PurchaseOption, purchaseMessages, purchaseOptions } from '@/content/book';
import { shownClaim } from '@/content/claims';
import { paths } from '@/lib/paths';
import { EbookButton } from './ebook-button';

/** The two purchase options as torn-off slips, each with its price, and the guarantee below both. */
export function PurchaseOptions() {
  const guarantee = shownClaim(book.purchase.guarantee);
  return (
    <section id="buy" aria-labelledby="buy-heading" className="grid gap-4">
      <h2 id="buy-heading" className="text-lg">
        {book.purchase.heading}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {purchaseOptions.map((option) => (
          <li
            key={option.id}
            className="relative flex flex-col gap-2.5 border border-t-2 border-edge bg-surface p-5 [border-top-style:dashed]"
          >
            <Slip option={option} />
          </li>
        ))}
      </ul>
      {guarantee && (
        <p className="text-sm">
          {guarantee.text}.{' '}
          <a href={paths.terms} className="link">
            How it works
          </a>
        </p>
      )}
    </section>
  );
}

function Slip({
  option: { id, name, price, priceBefore, description, soon, button, link },
}: {
  option: PurchaseOption;
}) {
  const { busy, comingSoon, error } = purchaseMessages;
  return (
    <>
      <h3 className="text-lg leading-tight">{name}</h3>
      {soon && (
        <Badge tone="sea" id={`${id}-soon`} className="absolute -top-4 right-4">
          {soon}
        </Badge>
      )}
      <p className="figures flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {priceBefore && (
          <s className="order-last text-muted">
            <span className="sr-only">Before: </span>
            {priceBefore}
          </s>
        )}
        <span className="font-serif text-2xl leading-none">
          {priceBefore && <span className="sr-only">Now: </span>}
          {price}
        </span>
      </p>
      <p className="text-sm text-muted">{description}</p>
      <div className="mt-auto pt-2">
        {link ? (
          <LinkButton link={link} className="w-full" />
        ) : (
          <EbookButton
            label={button}
            describedBy={soon && `${id}-soon`}
            busy={busy}
            comingSoon={{ tone: 'neutral', ...comingSoon }}
            error={{ tone: 'destructive', ...error }}
          />
        )}
      </div>
    </>
  );
}
