import Link from 'next/link';

interface PageLinksProps {
  label: string;
  items: readonly { id: string; label: string; href: string }[];
  current: string;
}

/** The parts of one page of the workspace, or the ways to look at something. */
export function PageLinks({ label, items, current }: PageLinksProps) {
  return (
    <nav aria-label={label} className="ways" data-print="hide">
      <ul>
        {items.map(({ id, label: name, href }) => (
          <li key={id}>
            <Link href={href} prefetch={false} aria-current={id === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
