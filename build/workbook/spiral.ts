interface Spiral {
  cx: number;
  cy: number;
  /** Number of full turns. */
  turns: number;
  /** Radius of the outermost turn. */
  radius: number;
  /** x coordinate where the line ends. */
  end: number;
}

/** The book's motif as an SVG path of a single stroke: a spiral that unwinds into a line. */
export function spiralPath({ cx, cy, turns, radius, end }: Spiral): string {
  const last = (turns + 0.75) * 2 * Math.PI;
  const steps = Math.ceil(turns * 64);
  const at = (angle: number): [number, number] => {
    const r = radius * (angle / last) ** 1.15;
    return [cx + r * Math.cos(angle), cy - r * Math.sin(angle)];
  };
  const round = Array.from({ length: steps + 1 }, (_, step) => at(0.6 + ((last - 0.6) * step) / steps));
  const [x, y] = at(last);
  // Exits along the tangent, then flattens into the line.
  const leave = [x + 40, y + 3, x + 60, y + 4, x + 110, y + 4];
  const text = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(' ');
  return `M${round.map(text).join('L')}C${text(leave)}L${text([end, y + 4])}`;
}
