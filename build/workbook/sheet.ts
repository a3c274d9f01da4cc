import type { Inline } from '@/content/text';
import { ink } from './ink';
import { breakLines, type Line, type Run, runsOf } from './lines';
import type { PageSize } from './page-size';
import type { TextStyle } from './styles';

export type Tag = PDFKit.PDFStructureElement;

interface TagOptions {
  title?: string;
  alt?: string;
  /** Of a table's heading cell. */
  scope?: 'Column' | 'Row';
}

/**
 * Where the pen is: a document, the page under it, how far down it has come, and the element of the structure tree that
 * is open. Everything is drawn as the content of an element, or as an artifact that a screen reader passes over.
 */
export class Sheet {
  y: number;
  #open: Tag;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly size: PageSize,
    root: Tag,
  ) {
    this.y = size.top;
    this.#open = root;
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

  /** Adds a bookmark that leads to the pen's place on the page, not only to the page. */
  bookmark(title: string, parent = this.doc.outline): PDFKit.PDFOutline {
    // pdfkit measures `left` from the right edge; its types know neither this nor `top`.
    const place = { fit: false, top: Math.max(0, this.y - 14), left: this.size.width, zoom: 0 };
    return parent.addItem(title, place as { expanded?: boolean });
  }

  /** Adds an element to the one that is open; what `draw` adds and paints belongs to it. */
  tag(type: string, draw: (tag: Tag) => void, options: TagOptions = {}): void {
    const tag = this.reserve(type, options);
    this.within(tag, draw);
    tag.end();
  }

  /** Adds an element to be filled in later: `within` it, then ended. */
  reserve(type: string, options: TagOptions = {}): Tag {
    const tag = this.doc.struct(type, options);
    this.#open.add(tag);
    return tag;
  }

  within(tag: Tag, draw: (tag: Tag) => void): void {
    const outer = this.#open;
    this.#open = tag;
    draw(tag);
    this.#open = outer;
  }

  /** Paints content of the element that is open. */
  #paint(type: string, draw: () => void): void {
    this.#open.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
  }

  /** An element whose only content is what `draw` paints. */
  leaf(type: string, draw: () => void, options?: TagOptions): void {
    this.tag(type, () => this.#paint(type, draw), options);
  }

  /** Paints what a screen reader should pass over: rules, tints, page numbers. */
  artifact(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Paints a few words without markup, never broken. */
  words(text: string, style: TextStyle, x: number, y: number): void {
    const { doc } = this;
    doc.font(style.font).fontSize(style.size).fillColor(style.color).text(text, x, y, { lineBreak: false });
  }

  /** The width of a few words in points. */
  widthOf(text: string, { font, size }: TextStyle): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }

  lines(text: Inline, width: number, style: TextStyle): Line[] {
    return breakLines(this.doc, text, width, style);
  }

  /** Height of a text in points. */
  measure(text: Inline, width: number, style: TextStyle): number {
    return this.lines(text, width, style).length * style.leading;
  }

  /** Writes a text at the pen and moves it down. The text is never split between two pages. */
  write(type: string, text: Inline, style: TextStyle, x = this.size.text, right = this.size.right): void {
    const lines = this.lines(text, right - x, style);
    this.ensure(lines.length * style.leading);
    this.put(type, lines, x, this.y, style);
    this.y += lines.length * style.leading;
  }

  /** Paints broken lines as the content of one element; links are elements within it. */
  put(type: string, lines: readonly Line[], x: number, y: number, style: TextStyle): void {
    this.tag(type, () => {
      let plain: Run[] = [];
      const flush = () => {
        const runs = plain;
        plain = [];
        const draw = () => {
          for (const run of runs) this.#run(run, style);
        };
        if (runs.length > 0) this.#paint(type, draw);
      };
      for (const run of runsOf(lines, x, y, style.leading)) {
        if (run.href === undefined) plain.push(run);
        else {
          flush();
          this.#link(run, run.href, style);
        }
      }
      flush();
    });
  }

  #run(run: Run, style: TextStyle): void {
    // Half of the leading stands above the line, as CSS has it.
    const lift = (style.leading - style.size * 1.2) / 2;
    const color = run.href ? ink.sea : style.color;
    this.words(run.text, { ...style, font: run.font, color }, run.x, run.y + lift);
  }

  #link(run: Run, href: string, style: TextStyle): void {
    this.tag('Link', (structParent) => {
      this.#paint('Link', () => this.#run(run, style));
      // A PDF string has to be a String object here: pdfkit writes a primitive one as a name.
      const options = { structParent, Contents: new String(run.text.trim()) as string };
      const box = [run.x, run.y, run.width, style.leading] as const;
      if (href.startsWith('#')) this.doc.goTo(...box, href.slice(1), options);
      else this.doc.link(...box, href, options);
    });
  }

  /** A thin horizontal rule. */
  rule(x: number, y: number, right: number, color: string = ink.line): void {
    this.artifact((doc) => doc.moveTo(x, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke());
  }

  /** A tinted box with small round corners. */
  tint(x: number, y: number, width: number, height: number, color: string): void {
    this.artifact((doc) => doc.roundedRect(x, y, width, height, 3).fillColor(color).fill());
  }

  /** Dotted lines to write on below the pen, as far apart as the page has them. */
  writingLines(x: number, count: number): void {
    const { right, line: gap } = this.size;
    this.artifact((doc) => {
      doc.lineWidth(0.8).strokeColor(ink.edge).lineCap('round').dash(0.01, { space: 3 });
      for (let line = 1; line <= count; line += 1)
        doc
          .moveTo(x, this.y + line * gap)
          .lineTo(right, this.y + line * gap)
          .stroke();
    });
  }
}
