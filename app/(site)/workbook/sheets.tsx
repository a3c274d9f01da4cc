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
    <picture className={name}>
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

/** Three pages of the workbook, fanned out. */
export const WorkbookFan = () => <Picture name="workbook-fan" width={416} height={345} />;

/** The first page of the trigger log, small. */
export const TriggerLog = () => (
  <picture className="workbook-pages">
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

const places = ['object-[0%_0]', 'object-[33.33%_0]', 'object-[66.67%_0]', 'object-[100%_0]'];

/** Four pages of the workbook, each a part of one picture. */
export const workbookPages = places.map((place) => () => (
  <Picture
    name="workbook-pages"
    width={90}
    height={128}
    className={`aspect-[90/128] max-w-40 object-cover ${place}`}
  />
));
