import { ink } from './ink';
import { artifact } from './tags';

type Doc = PDFKit.PDFDocument;

/** A thin horizontal rule. */
export function rule(
  doc: Doc,
  x: number,
  y: number,
  right: number,
  color: string = ink.line,
  width = 0.75,
): void {
  artifact(doc, () => {
    doc.moveTo(x, y).lineTo(right, y).lineWidth(width).strokeColor(color).stroke();
  });
}

/** Dotted lines to write on, `gap` points apart; the first stands one gap below `y`. */
export function writingLines(
  doc: Doc,
  x: number,
  y: number,
  right: number,
  count: number,
  gap: number,
): void {
  artifact(doc, () => {
    doc.lineWidth(0.8).strokeColor(ink.edge).lineCap('round').dash(0.01, { space: 3 });
    for (let line = 1; line <= count; line += 1)
      doc
        .moveTo(x, y + line * gap)
        .lineTo(right, y + line * gap)
        .stroke();
  });
}

/** A tinted box with small round corners. */
export function tint(doc: Doc, x: number, y: number, width: number, height: number, color: string): void {
  artifact(doc, () => {
    doc.roundedRect(x, y, width, height, 3).fillColor(color).fill();
  });
}
