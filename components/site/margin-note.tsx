import type { ReactNode } from 'react';

/** A short side note beside a line. */
export function MarginNote({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`max-w-prose border-l-3 border-sage pl-5 text-sm text-muted ${className}`}>{children}</p>
  );
}
