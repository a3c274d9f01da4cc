import Link from 'next/link';
import { cn } from '@/components/ui/cn';

const linkClasses = [
  '-mb-px inline-flex min-h-11 items-center border-b-[3px] border-transparent text-muted hover:text-ink',
  'aria-[current]:border-apricot aria-[current]:font-strong aria-[current]:text-ink',
];

interface PageLinksProps {
  label: string;
  items: readonly { label: string; href: string }[];
  /** The href of the current page. */
  current: string;
}

/** Secondary navigation: the subpages of a page, or the views of an item. */
export function PageLinks({ label, items, current }: PageLinksProps) {
  return (
    <nav aria-label={label} className="mb-7 border-b border-line">
      <ul className="flex flex-wrap gap-x-7">
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className={cn(linkClasses)}
              aria-current={href === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
