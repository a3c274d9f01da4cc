import { landing } from '@/content/landing';

export const STEPS = ['Notice', 'Assess', 'Flip', 'Thank'] as const;
export const RADIUS = 33;

/** An arc from the top of a ring, clockwise, as an SVG path. One that ended where it starts would not be drawn. */
export function arc(x: number, y: number, share: number): string {
  const angle = Math.min(share, 0.999) * 2 * Math.PI;
  const end = `${(x + RADIUS * Math.sin(angle)).toFixed(2)} ${(y - RADIUS * Math.cos(angle)).toFixed(2)}`;
  return `M${x} ${y - RADIUS}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
}

/** The four steps as filling rings; the text beside them says the same. */
export function FourRings() {
  return (
    <svg
      viewBox="0 0 480 112"
      aria-hidden="true"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      textAnchor="middle"
      className="w-full max-w-136 stroke-(--sea-text)"
    >
      {STEPS.map((step, index) => {
        const x = 40 + index * 133;
        return (
          <g key={step}>
            {index > 0 && <path d={`M${x - 90} 40h46`} strokeWidth="1.5" className="stroke-line" />}
            <circle cx={x} cy="40" r={RADIUS} className="stroke-sage-wash" />
            <path
              d={arc(x, 40, (index + 1) / STEPS.length)}
              className={step === 'Flip' ? 'stroke-apricot' : undefined}
            />
            <text x={x} y="48" className="fill-(--sea-text) stroke-none font-serif text-[24px] font-normal">
              {index + 1}
            </text>
            <text x={x} y="102" className="fill-ink stroke-none text-[15px] font-semibold">
              {step}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Decorative stack of sheets with the workbook's first page on top. */
export function WorkbookSheets() {
  const [technique] = landing.inside.cards;
  return (
    <div aria-hidden="true" className="relative aspect-[5/6.4] w-full max-w-100">
      <div className="absolute inset-0 rotate-5 rounded-md bg-sage" />
      <div className="absolute inset-0 rotate-2 rounded-md border border-line bg-surface" />
      {/* A wrapper, because the sheet itself positions its turned corner. */}
      <div className="absolute inset-0 -rotate-1">
        <div className="sheet grid size-full content-start gap-6 p-7 [--corner:4.5rem] sm:p-9">
          <p className="font-serif text-xl text-wrap">{technique.title}</p>
          <FourRings />
          <div className="h-56 bg-[repeating-linear-gradient(transparent_0_2.2rem,var(--line)_2.2rem_calc(2.2rem+1px))]" />
        </div>
      </div>
    </div>
  );
}
