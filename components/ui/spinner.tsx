import { cn } from './cn';

/** A leaf that turns over and over while something loads. The words are what counts. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p role="status" data-slot="spinner" className={cn('flex items-center gap-3 text-muted', className)}>
      <span aria-hidden="true" className="leaf" />
      {label}
    </p>
  );
}
