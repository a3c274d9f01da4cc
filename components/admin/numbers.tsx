import type { ReactNode } from 'react';
import { overviewWords } from '@/content/admin-overview';

/** A chart's data table, collapsed by default; also available without JavaScript and in print. */
export function Numbers({ open, children }: { open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="link is-alone" data-print="hide">
        {overviewWords.numbers}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
