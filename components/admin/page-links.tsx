import Link from 'next/link';

interface PageLinksProps {
  label: string;
  items: readonly { label: string; href: string }[];
  /** The href of the current page. */
  current: string;
}

/** Secondary navigation: the subpages of a page, or the views of an item. */
export function PageLinks({ label, items, current }: PageLinksProps) {
  return (
    <nav aria-label={label} className="ways" data-print="hide">
      <ul>
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={href === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
