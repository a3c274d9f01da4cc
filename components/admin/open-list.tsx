import { cn } from '@/components/ui/cn';

interface OpenListProps {
  title: string;
  /** Shown when nothing is open. */
  nothing: string;
  items: readonly {
    href: string;
    count: number;
    words: { one: string; many: string };
    /** Text after the link. */
    more?: string | false;
  }[];
  className?: string;
}

/** Links to what needs attention, with counts. */
export function OpenList({ title, nothing, items, className }: OpenListProps) {
  const open = items.filter(({ count }) => count > 0);
  if (open.length === 0) return <p className={cn('text-muted', className)}>{nothing}</p>;
  return (
    <ul aria-label={title} className={cn('flex flex-wrap gap-x-8 gap-y-2', className)}>
      {open.map(({ href, count, words: { one, many }, more }) => (
        <li key={href}>
          <a className="link" href={href}>
            {count.toLocaleString('en-GB')} {count === 1 ? one : many}
          </a>
          {more}
        </li>
      ))}
    </ul>
  );
}
