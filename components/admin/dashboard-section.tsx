import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

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
    <section id={id} aria-labelledby={`${id}-title`} className={cn('dashboard-section', className)}>
      <div className="dashboard-head">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {note && <p className="max-w-text text-sm text-muted">{note}</p>}
      </div>
      <div className="dashboard-body">{children}</div>
    </section>
  );
}
