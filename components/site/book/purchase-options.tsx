import { OutLink } from '@/components/site/out-link';
import { ButtonLink } from '@/components/ui/button';
import { book, type PurchaseOption, purchaseMessages, purchaseOptions } from '@/content/book';
import { shownClaim } from '@/content/claims';
import { paths } from '@/lib/paths';
import { EbookButton } from './ebook-button';

/** Two slips of paper beside one another, each with its price, and the promise under both. */
export function PurchaseOptions() {
  const guarantee = shownClaim(book.purchase.guarantee);
  return (
    <section id="buy" aria-labelledby="buy-heading" className="grid gap-6">
      <h2 id="buy-heading" className="text-2xl">
        {book.purchase.heading}
      </h2>
      <ul className="slips">
        {purchaseOptions.map((option) => (
          <li key={option.id} className="slip">
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
  option: { name, price, priceBefore, description, button, link },
}: {
  option: PurchaseOption;
}) {
  const { busy, comingSoon, error } = purchaseMessages;
  return (
    <>
      <h3 className="text-lg">{name}</h3>
      <p className="figures flex items-baseline gap-3">
        {priceBefore && (
          <s className="order-last text-muted">
            <span className="sr-only">Before: </span>
            {priceBefore}
          </s>
        )}
        <span className="font-serif text-3xl leading-none">
          {priceBefore && <span className="sr-only">Now: </span>}
          {price}
        </span>
      </p>
      <p className="text-sm text-muted">{description}</p>
      <div className="mt-auto pt-2">
        {link ? (
          <ButtonLink
            href={link.href}
            className="w-full"
            {...(link.external && { target: '_blank', rel: 'noopener' })}
          >
            {button}
            {link.external && <OutLink />}
          </ButtonLink>
        ) : (
          <EbookButton
            label={button}
            busy={busy}
            comingSoon={{ tone: 'neutral', ...comingSoon }}
            error={{ tone: 'destructive', ...error }}
          />
        )}
      </div>
    </>
  );
}
