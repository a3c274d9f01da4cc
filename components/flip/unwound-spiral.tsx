const TURNS = 3;
const STEPS = 72;

/** An Archimedean spiral about (60, 52) whose end leaves as a straight line. */
function path(): string {
  const points = Array.from({ length: STEPS + 1 }, (_, index) => {
    const angle = (index / STEPS) * TURNS * 2 * Math.PI;
    const radius = 3 + (index / STEPS) * 37;
    return `${(60 + radius * Math.cos(angle + Math.PI / 2)).toFixed(1)} ${(52 + radius * Math.sin(angle + Math.PI / 2)).toFixed(1)}`;
  });
  return `M${points.join('L')}H236`;
}

const line = path();

/** The spiral of the cover, broken open: it runs out into a line. */
export function UnwoundSpiral() {
  return (
    <svg viewBox="0 0 240 100" aria-hidden="true" className="unwound">
      <circle cx="60" cy="52" r="44" className="unwound-rest" />
      <path d={line} pathLength="1" className="unwound-line" />
    </svg>
  );
}
