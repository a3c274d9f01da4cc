import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const sheetClasses = [
  'mb-5 min-w-0 scroll-mt-[calc(var(--frame-top,4.5rem)+1rem)] rounded-lg border border-line bg-surface',
  'p-[clamp(1.1rem,0.9rem+0.8vw,1.75rem)] print:my-6 print:border-0 print:p-0',
];

interface DashboardSectionProps {
  id: string;
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A titled section of a workspace page. */
export function DashboardSection({ id, title, note, className, children }: DashboardSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cn(sheetClasses, className)}>
      <div className="mb-[1.1rem] grid gap-[0.3rem]">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {note && <p className="max-w-text text-sm text-muted">{note}</p>}
      </div>
      <div className="@container/sheet min-w-0">{children}</div>
    </section>
  );
}
