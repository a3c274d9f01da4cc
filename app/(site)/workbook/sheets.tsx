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

interface PictureProps {
  name: 'workbook-fan' | 'workbook-pages';
  /** Of the small file or of the part of it that is shown, in pixels. */
  width: number;
  height: number;
  className?: string;
}

/** Pages of the workbook in one picture, which `npm run draw` makes. Paper stays paper in the dark. */
function Picture({ name, width, height, className = '' }: PictureProps) {
  return (
    <picture className="workbook-page">
      <source media="(width >= 60rem)" srcSet={`/pictures/${name}.webp`} />
      <img
        src={`/pictures/${name}-small.webp`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`block h-auto w-full ${className}`}
      />
    </picture>
  );
}

/** Three pages of the workbook, fanned out, and a pencil. */
export const WorkbookFan = () => (
  <div className="workbook-fan in-[.page-head]:max-w-[34rem]">
    <Picture name="workbook-fan" width={416} height={345} />
    <svg
      aria-hidden="true"
      data-theme="day"
      viewBox="0 0 220 40"
      className="drawing absolute right-[2%] bottom-[7%] w-[46%] -rotate-19 stroke-2"
    >
      <path className="apricot" d="M40 8h156a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H40Z" />
      <path fill="#faf6ef" d="M40 8 8 20l32 12c-5-4-5-8 0-12-5-4-5-8 0-12Z" />
      <path fill="#faf6ef" d="M174 8h14v24h-14Z" />
      <path className="ink" d="M17 16.600 8 20l9 3.400Z" />
      <path d="M40 8h156a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H40L8 20ZM40 20h134" />
    </svg>
  </div>
);

/** The first page of the trigger log, small. */
export const TriggerLog = () => (
  <picture className="workbook-page">
    <img
      src="/pictures/trigger-log.webp"
      alt=""
      width={96}
      height={136}
      loading="lazy"
      decoding="async"
      className="w-full"
    />
  </picture>
);

const sheets = {
  technique: 'object-[0%_0]',
  week: 'object-[25%_0]',
  plan: 'object-[50%_0]',
  care: 'object-[75%_0]',
  panic: 'object-[100%_0]',
} as const;

/** A page of the workbook as a drawing of a card. All of them are parts of one picture. */
export const sheet = (name: keyof typeof sheets) => () => (
  <Picture
    name="workbook-pages"
    width={125}
    height={179}
    className={`aspect-[125/179] max-w-40 object-cover lg:max-w-45 ${sheets[name]}`}
  />
);
