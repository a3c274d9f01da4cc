import { cn } from '@/components/ui/cn';

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

/** The pages in the picture, from left to right. Classes, since the policy of a document allows no inline style. */
const workbookPages = {
  circle: 'object-[0%_0]',
  'emergency-plan': 'object-[25%_0]',
  triggers: 'object-[50%_0]',
  technique: 'object-[75%_0]',
  'self-care': 'object-[100%_0]',
} as const;

type WorkbookPageId = keyof typeof workbookPages;

export const isWorkbookPage = (id: string): id is WorkbookPageId => id in workbookPages;

/** A page of the workbook, cut out of the one picture that `npm run draw` makes. Paper stays paper in the dark. */
export function WorkbookPage({ page, className }: { page: WorkbookPageId; className?: string }) {
  return (
    <picture>
      <source media="(width >= 60rem)" srcSet="/pictures/workbook.webp" />
      <img
        src="/pictures/workbook-small.webp"
        alt=""
        width={160}
        height={226}
        loading="lazy"
        decoding="async"
        className={cn('workbook-page', workbookPages[page], className)}
      />
    </picture>
  );
}

/** Three pages of the workbook, fanned out. */
export function WorkbookFan() {
  return (
    <div aria-hidden="true" className="workbook-fan">
      <WorkbookPage page="emergency-plan" />
      <WorkbookPage page="triggers" />
      <WorkbookPage page="circle" />
    </div>
  );
}
