import Link from 'next/link';

interface PageLinksProps {
  label: string;
  items: readonly { label: string; href: string }[];
  /** The address of the one that is shown. */
  current: string;
}

/** The parts of one page of the workspace, or the ways to look at something. */
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
