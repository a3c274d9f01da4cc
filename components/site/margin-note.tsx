import type { ReactNode } from 'react';

/** Something to know beforehand, said quietly beside a line. */
export function MarginNote({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`max-w-prose border-l-3 border-sage pl-5 text-sm text-muted ${className}`}>{children}</p>
  );
}
