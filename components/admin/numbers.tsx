import type { ReactNode } from 'react';
import { overviewWords } from '@/content/admin-overview';

/** The table of a chart, folded: the chart is quicker to read, and the table is there without script and on paper. */
export function Numbers({ open, children }: { open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="numbers">
      <summary className="link is-alone">{overviewWords.numbers}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
