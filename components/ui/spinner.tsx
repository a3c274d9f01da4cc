import { cn } from './cn';

/** A turning page shown while something loads, with a text for screen readers. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p role="status" data-slot="spinner" className={cn('flex items-center gap-3 text-muted', className)}>
      <span
        aria-hidden="true"
        className="inline-block h-[1.4rem] w-[1.1rem] animate-[leaf_1.6s_ease-in-out_infinite] rounded-sm border-2 border-current bg-[linear-gradient(315deg,var(--sage)_0.45rem,transparent_0)]"
      />
      {label}
    </p>
  );
}
