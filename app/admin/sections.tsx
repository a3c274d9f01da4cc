import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { overviewWords } from '@/content/admin-overview';

const sheetClasses = [
  'mb-5 min-w-0 scroll-mt-[calc(var(--frame-top,4.5rem)+1rem)] rounded-lg border border-line bg-surface',
  'p-[clamp(1.1rem,0.9rem+0.8vw,1.75rem)] print:my-0 print:border-0 print:p-0',
];
/** Across both columns of the overview. */
const wideClasses = 'side:col-span-full print:col-span-full';

interface DashboardSectionProps {
  id: string;
  title: string;
  note?: string;
  wide?: boolean;
  children: ReactNode;
}

/** A section without a visible title. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={cn(sheetClasses, wideClasses)}>
      {children}
    </section>
  );
}

/** A titled section of a workspace page. */
export function DashboardSection({ id, title, note, wide, children }: DashboardSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn(sheetClasses, wide && wideClasses)}>
      <div className="mb-[1.1rem] grid gap-[0.3rem] print:break-after-avoid">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {note && <p className="max-w-text text-sm text-muted">{note}</p>}
      </div>
      <div className="@container/sheet min-w-0">{children}</div>
    </section>
  );
}

/** A chart's data table, collapsed by default. Prints as the chart alone. */
export function Numbers({ children }: { children: ReactNode }) {
  return (
    <details data-print="hide">
      <summary className="link is-alone">{overviewWords.numbers}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

/** Key figures, already formatted. */
export function StatCards({ cards }: { cards: readonly (readonly [label: string, figure: ReactNode])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-5">
      {cards.map(([label, figure]) => (
        <div key={label} className="grid max-w-64 flex-[1_1_7.5rem] content-between gap-[0.4rem]">
          <dt className="text-sm/[1.6] text-muted">{label}</dt>
          <dd className="figures font-serif text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
