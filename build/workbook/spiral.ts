/**
 * The motif of the book: a spiral of worry that unwinds into one quiet line, drawn as a single stroke.
 * @param cx centre, in points
 * @param turns how often it goes round
 * @param radius of its outermost turn, in points
 * @param end x at which the line leaves
 */
export function drawSpiral(
  doc: PDFKit.PDFDocument,
  { cx, cy, turns, radius, end }: { cx: number; cy: number; turns: number; radius: number; end: number },
): void {
  const last = (turns + 0.75) * 2 * Math.PI;
  const steps = Math.ceil(turns * 64);
  const at = (angle: number) => {
    const r = radius * (angle / last) ** 1.15;
    return { x: cx + r * Math.cos(angle), y: cy - r * Math.sin(angle) };
  };
  const start = at(0.6);
  doc.moveTo(start.x, start.y);
  for (let step = 1; step <= steps; step += 1) {
    const point = at(0.6 + ((last - 0.6) * step) / steps);
    doc.lineTo(point.x, point.y);
  }
  // Leaves along its tangent, then settles on the line.
  const foot = at(last);
  doc.bezierCurveTo(foot.x + 40, foot.y + 3, foot.x + 60, foot.y + 4, foot.x + 110, foot.y + 4);
  doc.lineTo(end, foot.y + 4);
}
