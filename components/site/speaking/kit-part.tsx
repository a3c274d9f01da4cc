import type { ReactNode } from 'react';

interface KitPartProps {
  id: string;
  heading: string;
  note?: string;
  children: ReactNode;
}

/** One part of the kit: what it is in the margin, what to use beside it. On paper it is not torn apart. */
export function KitPart({ id, heading, note, children }: KitPartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-print="whole"
      className="border-t-2 border-ink py-[clamp(2.5rem,2rem+2vw,4.5rem)] print:border-t print:py-[6mm]"
    >
      <div className="margin-grid print:grid-cols-[1fr_3fr] print:gap-x-[8mm]">
        <div className="margin-head">
          <h2 id={`${id}-heading`} className="text-2xl print:text-[15pt]">
            {heading}
          </h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
