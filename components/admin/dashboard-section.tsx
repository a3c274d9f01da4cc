import type { ReactNode } from 'react';

interface DashboardSectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

/** One page of the dashboard: its name in the margin, its figures beside it. */
export function DashboardSection({ id, title, note, children }: DashboardSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="dashboard-section">
      <div className="dashboard-margin">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <div className="dashboard-body">{children}</div>
    </section>
  );
}
