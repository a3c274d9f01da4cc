import type { ReactNode } from 'react';

interface LedgerSectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

/** One page of the ledger: its name in the margin, its figures beside it. */
export function LedgerSection({ id, title, note, children }: LedgerSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="ledger-section">
      <div className="ledger-margin">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {note && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <div className="ledger-body">{children}</div>
    </section>
  );
}
