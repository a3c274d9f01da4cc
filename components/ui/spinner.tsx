import { cn } from './cn';

/** A turning page shown while something loads, with a text for screen readers. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p role="status" data-slot="spinner" className={cn('flex items-center gap-3 text-muted', className)}>
      <span aria-hidden="true" className="leaf" />
      {label}
    </p>
  );
}
