import type { Sheet } from './sheet';

/** Adds a bookmark that leads to the pen's place on the page, not only to the page. */
export function addBookmark(sheet: Sheet, parent: PDFKit.PDFOutline, title: string): PDFKit.PDFOutline {
  // pdfkit measures `left` from the right edge; its types know neither this nor `top`.
  const place = { fit: false, top: Math.max(0, sheet.y - 14), left: sheet.size.width, zoom: 0 };
  return parent.addItem(title, place as { expanded?: boolean });
}
