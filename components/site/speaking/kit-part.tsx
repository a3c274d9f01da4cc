import type { ReactNode } from 'react';

interface KitPartProps {
  id: string;
  heading: string;
  note?: string;
  children: ReactNode;
}

/** A section of the kit: heading in the margin, content beside it. Avoids page breaks inside when printed. */
export function KitPart({ id, heading, note, children }: KitPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-print="whole"
      className="border-t-2 border-ink py-10 lg:py-14 print:py-6"
    >
      <div className="margin-grid print:grid-cols-[1fr_3fr] print:gap-x-8">
        <div className="margin-head">
          <h2 id={`${id}-heading`} className="text-2xl">
            {heading}
          </h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
