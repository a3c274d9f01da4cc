import { FormsScript } from '@/components/forms/forms-script';
import { LinkButton } from '@/components/site/link-button';
import { TextLink } from '@/components/site/text-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { book, type PurchaseOption, purchaseMessages, purchaseOptions } from '@/content/book';
import { shownClaim } from '@/content/claims';
import { paths } from '@/lib/paths';

const options: readonly PurchaseOption[] = purchaseOptions;

/** The two purchase options as torn-off slips, each with its price, and the guarantee below both. */
export function PurchaseOptions() {
  const guarantee = shownClaim(book.purchase.guarantee);
  return (
    <section id="buy" aria-labelledby="buy-heading" className="grid gap-4">
      <h2 id="buy-heading" className="text-lg">
        {book.purchase.heading}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {options.map(({ id, name, price, priceBefore, description, soon, button, link }) => (
          <li
            key={id}
            className="relative flex flex-col gap-2.5 border border-t-2 border-edge bg-surface p-5 [border-top-style:dashed]"
          >
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
                <EbookButton label={button} describedBy={soon && `${id}-soon`} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {guarantee && (
        <p className="text-sm">
          {guarantee.text}. <TextLink link={{ href: paths.terms, label: 'How it works' }} />
        </p>
      )}
    </section>
  );
}

/**
 * Without JavaScript the form navigates to the notice's fragment, and `:target` shows it.
 * @param describedBy id of the hint that the ebook cannot be bought yet
 */
function EbookButton({ label, describedBy }: { label: string; describedBy?: string | undefined }) {
  const { busy, comingSoon, error } = purchaseMessages;
  return (
    <site-ebook class="grid gap-4">
      <form action="#ebook-notice">
        <Button
          type="submit"
          variant="secondary"
          className="w-full"
          data-busy-label={busy}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      </form>
      <div id="ebook-notice" data-answer="coming-soon" className="hidden target:block data-shown:block">
        <Notice message={{ tone: 'neutral', ...comingSoon }} />
      </div>
      <div data-answer="error" className="hidden data-shown:block">
        <Notice message={{ tone: 'destructive', ...error }} />
      </div>
      <FormsScript />
    </site-ebook>
  );
}
