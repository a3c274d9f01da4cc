import { arc, RADIUS, STEPS } from '@/app/(site)/workbook/sheets';
import { ink } from '../ink';
import type { Sheet } from '../sheet';
import { styles } from '../styles';

const ALT =
  'Four rings in a row, for the four steps: notice, assess, flip, thank. Each is filled for four seconds.';

function drawRing(sheet: Sheet, step: string, index: number, x: number, y: number): void {
  const { doc } = sheet;
  doc.lineWidth(6).circle(x, y, RADIUS).stroke(ink.wash);
  // A full arc starts where it ends, so SVG draws nothing.
  if (index === STEPS.length - 1) doc.circle(x, y, RADIUS);
  else doc.path(arc(x, y, (index + 1) / STEPS.length));
  doc.lineCap('round').stroke(index === 2 ? ink.apricot : ink.sea);
  const number = String(index + 1);
  sheet.words(number, styles.ringNumber, x - sheet.widthOf(number, styles.ringNumber) / 2, y - 15);
  sheet.words(step, styles.ringLabel, x - sheet.widthOf(step, styles.ringLabel) / 2, y + RADIUS + 12);
}

/** Draws the four steps as progress rings, each a quarter fuller than the one before. */
export function drawFourRings(sheet: Sheet): void {
  const { doc, size } = sheet;
  sheet.ensure(130);
  const y = sheet.y + 8 + RADIUS;
  const gap = (size.right - size.left - 2 * RADIUS) / (STEPS.length - 1);
  const draw = () => {
    doc.save();
    STEPS.forEach((step, index) => {
      const x = size.left + RADIUS + index * gap;
      if (index > 0) {
        doc.moveTo(x - gap + RADIUS + 10, y).lineTo(x - RADIUS - 10, y);
        doc.lineWidth(1).strokeColor(ink.line).stroke();
      }
      drawRing(sheet, step, index, x, y);
    });
    doc.restore();
  };
  sheet.leaf('Figure', draw, { alt: ALT });
  sheet.y = y + RADIUS + 46;
}
