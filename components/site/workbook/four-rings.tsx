const STEPS = ['Notice', 'Assess', 'Flip', 'Thank'] as const;
const RADIUS = 33;

function arc(x: number, share: number): string {
  const angle = share * 2 * Math.PI;
  const end = `${(x + RADIUS * Math.sin(angle)).toFixed(2)} ${(40 - RADIUS * Math.cos(angle)).toFixed(2)}`;
  return `M${x} ${40 - RADIUS}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
}

/** The four steps as rings that fill; the text beside it says the same. */
export function FourRings() {
  return (
    <svg viewBox="0 0 480 112" aria-hidden="true" className="four-rings">
      {STEPS.map((step, index) => {
        const x = 40 + index * 133;
        return (
          <g key={step}>
            {index > 0 && <path d={`M${x - 90} 40h46`} className="four-rings-way" />}
            <circle cx={x} cy="40" r={RADIUS} className="four-rings-track" />
            {index === STEPS.length - 1 ? (
              <circle cx={x} cy="40" r={RADIUS} className="four-rings-arc" />
            ) : (
              <path d={arc(x, (index + 1) / 4)} className="four-rings-arc" data-step={step} />
            )}
            <text x={x} y="48" className="four-rings-number">
              {index + 1}
            </text>
            <text x={x} y="102">
              {step}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
