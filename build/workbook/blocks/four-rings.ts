import { ink } from '../ink';
import type { Sheet } from '../sheet';
import { branch, mark, type Tag } from '../tags';

const STEPS = ['Notice', 'Assess', 'Flip', 'Thank'] as const;
const ALT =
  'Four rings in a row, for the four steps: notice, assess, flip, thank. Each is filled for four seconds.';
const RADIUS = 33;

/** An arc from the top of a ring, clockwise, as an SVG path. */
function arc(x: number, y: number, share: number): string {
  const angle = share * 2 * Math.PI;
  const end = `${x + RADIUS * Math.sin(angle)} ${y - RADIUS * Math.cos(angle)}`;
  return `M ${x} ${y - RADIUS} A ${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`;
}

/** The four steps as rings that fill, one quarter of the way further each. */
export function drawFourRings(sheet: Sheet, tag: Tag): void {
  const { doc, size } = sheet;
  sheet.ensure(130);
  const top = sheet.y + 8;
  const gap = (size.right - size.left - 2 * RADIUS) / (STEPS.length - 1);
  const figure = branch(doc, tag, 'Figure', { alt: ALT });
  mark(doc, figure, 'Figure', () => {
    doc.save();
    STEPS.forEach((step, index) => {
      const x = size.left + RADIUS + index * gap;
      const y = top + RADIUS;
      if (index > 0) {
        doc.moveTo(x - gap + RADIUS + 10, y).lineTo(x - RADIUS - 10, y);
        doc.lineWidth(1).strokeColor(ink.line).stroke();
      }
      doc.circle(x, y, RADIUS).lineWidth(6).strokeColor(ink.wash).stroke();
      // A full arc would begin where it ends, and draw nothing.
      if (index === STEPS.length - 1) doc.circle(x, y, RADIUS);
      else doc.path(arc(x, y, (index + 1) / STEPS.length));
      doc
        .lineWidth(6)
        .lineCap('round')
        .strokeColor(index === 2 ? ink.apricot : ink.sea)
        .stroke();
      doc.font('serif-bold').fontSize(24).fillColor(ink.sea);
      const number = String(index + 1);
      doc.text(number, x - doc.widthOfString(number) / 2, y - 15, { lineBreak: false });
      doc.font('sans-bold').fontSize(11).fillColor(ink.text);
      doc.text(step, x - doc.widthOfString(step) / 2, y + RADIUS + 12, { lineBreak: false });
    });
    doc.restore();
  });
  figure.end();
  sheet.y = top + 2 * RADIUS + 46;
}
