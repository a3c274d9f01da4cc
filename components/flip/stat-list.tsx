import { cn } from '@/components/ui/cn';

interface StatListProps {
  /** Label and figure, in order. */
  stats: readonly (readonly [label: string, figure: number])[];
  className?: string;
}

/** A description list with large figures. */
export function StatList({ stats, className }: StatListProps) {
  return (
    <dl className={cn('stat-list', className)}>
      {stats.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-snug">{label}</dt>
          <dd className="figures font-serif text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
