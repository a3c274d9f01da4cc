import type { Link } from '@/content/link';
import { LinkButton } from './link-button';

interface PointsProps {
  items: readonly { title: string; text: string; link?: Link }[];
  columns?: 2 | 3;
}

const widths = { 2: 'sm:grid-cols-2', 3: 'md:grid-cols-3' };

/** A row of short paragraphs, each with a rule and a heading. */
export function Points({ items, columns = 2 }: PointsProps) {
  return (
    <ul className={`grid gap-x-12 gap-y-10 ${widths[columns]}`}>
      {items.map(({ title, text, link }) => (
        <li
          key={title}
          className="reveal grid content-start justify-items-start gap-2 border-t-2 border-ink pt-4"
        >
          <h3 className="text-xl">{title}</h3>
          <p className="grow">{text}</p>
          {link && <LinkButton link={link} variant="secondary" className="mt-1" />}
        </li>
      ))}
    </ul>
  );
}
