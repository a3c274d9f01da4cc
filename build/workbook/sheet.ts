import type { Inline } from '@/content/text';
import type { PageSize } from './page-size';
import { breakLines, drawLines, type TextStyle } from './rich-lines';
import type { Tag } from './tags';

/** Where the pen is: a document, the page under it, and how far down it has come. */
export class Sheet {
  y: number;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly size: PageSize,
  ) {
    this.y = size.top;
  }

  /** Points left above the foot of the page. */
  get room(): number {
    return this.size.bottom - this.y;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = this.size.top;
  }

  /** Starts a new page unless `height` points are left on this one. */
  ensure(height: number): void {
    if (this.room < height && this.y > this.size.top) this.newPage();
  }

  /** Height of a text in points. */
  measure(text: Inline, width: number, style: TextStyle): number {
    return breakLines(this.doc, text, width, style).length * style.leading;
  }

  /** Writes a text at the pen and moves it down. The text is never split between two pages. */
  write(
    tag: Tag,
    type: string,
    text: Inline,
    style: TextStyle,
    x = this.size.text,
    right = this.size.right,
  ): void {
    const lines = breakLines(this.doc, text, right - x, style);
    this.ensure(lines.length * style.leading);
    drawLines(this.doc, tag, type, lines, x, this.y, style);
    this.y += lines.length * style.leading;
  }
}
