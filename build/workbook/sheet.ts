import type { Inline } from '@/content/text';
import type { WorkbookBlock } from '@/content/workbook/model';
import { ink, type PageSize, type TextStyle } from './design';
import { breakLines, type Line, type Run, runsOf, widthOfText } from './lines';

export type Tag = PDFKit.PDFStructureElement;

interface TagOptions {
  title?: string;
  alt?: string;
  /** The scope of a table header cell. */
  scope?: 'Column' | 'Row';
}

export interface RestPlan {
  /** Where the draft started a page; added lines must not move it. */
  turns: ReadonlySet<number>;
  /** Lines to add to each group of lines to write on, so that its page is used to the foot. */
  more: readonly number[];
  /** Draws on what is left below the last block of a page. */
  drawRest: (sheet: Sheet) => void;
}

/**
 * A drawing cursor: the document, the page size, the vertical position and the open element of the structure
 * tree. Everything is drawn as the content of an element, or as an artifact, which screen readers skip.
 */
export class Sheet {
  y: number;
  #open: Tag;
  /** How full each finished page is, from 0 to 1, and whether it ended because the next block did not fit. */
  readonly pages: { page: number; fill: number; overflowed: boolean }[] = [];
  /** Where a page could have ended earlier. */
  readonly breakPoints: { page: number; fill: number }[] = [];
  /** Every group of lines to write on, in order. */
  readonly writing: { page: number; lines: number }[] = [];
  /** The calls of `ensure` that started a page, by their number. */
  readonly turns = new Set<number>();
  #asked = 0;
  #role = 'Document';

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly size: PageSize,
    root: Tag,
    /** Break points, by their number, at which a page has to end. */
    readonly breaks: ReadonlySet<number>,
    /** How to use the rest of each page; unknown in a first draft. */
    readonly plan?: RestPlan,
  ) {
    this.y = size.top;
    this.#open = root;
  }

  /** Space left above the footer, in points. */
  get room(): number {
    return this.size.bottom - this.y;
  }

  /** The share of the page above the current position. */
  get fill(): number {
    return (this.y - this.size.top) / (this.size.bottom - this.size.top);
  }

  get page(): number {
    return this.doc.bufferedPageRange().count - 1;
  }

  newPage(overflowed = false): void {
    this.endPage(overflowed);
    this.doc.addPage();
    this.y = this.size.top;
  }

  /** Records how full the page is, and fills its rest unless a list or a table goes on. */
  endPage(overflowed = false): void {
    this.pages.push({ page: this.page, fill: this.fill, overflowed });
    if (this.fill > 0 && /^(Sect|Part|Document)$/.test(this.#role)) this.plan?.drawRest(this);
  }

  /** Marks a place between two blocks where the page may end, so that the next one is not left nearly empty. */
  breakPoint(): void {
    if (this.breaks.has(this.breakPoints.length)) this.newPage(true);
    this.breakPoints.push({ page: this.page, fill: this.fill });
  }

  /** Starts a new page unless `height` points are left on this one, or where the draft did. */
  ensure(height: number): void {
    const index = this.#asked;
    this.#asked += 1;
    const turn = this.plan ? this.plan.turns.has(index) : this.room < height && this.y > this.size.top;
    if (!turn) return;
    this.turns.add(index);
    this.newPage(true);
  }

  /** Adds a bookmark to the current position, not just to the page. */
  bookmark(title: string, parent = this.doc.outline): PDFKit.PDFOutline {
    // pdfkit measures `left` from the right edge; its types lack both `left` and `top`.
    const place = { fit: false, top: Math.max(0, this.y - 14), left: this.size.width, zoom: 0 };
    return parent.addItem(title, place as { expanded?: boolean });
  }

  /** Adds a child to the open element, and runs `draw` inside it. */
  tag(type: string, draw: (tag: Tag) => void, options: TagOptions = {}): void {
    const tag = this.reserve(type, options);
    this.within(tag, draw, type);
    tag.end();
  }

  /** Adds a child to be filled in later: draw `within` it, then end it. */
  reserve(type: string, options: TagOptions = {}): Tag {
    const tag = this.doc.struct(type, options);
    this.#open.add(tag);
    return tag;
  }

  within(tag: Tag, draw: (tag: Tag) => void, role = 'Sect'): void {
    const outer = [this.#open, this.#role] as const;
    [this.#open, this.#role] = [tag, role];
    draw(tag);
    [this.#open, this.#role] = outer;
  }

  /** Paints content of the open element. */
  #paint(type: string, draw: () => void): void {
    this.#open.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
  }

  /** Adds an element whose only content is what `draw` paints. */
  leaf(type: string, draw: () => void, options?: TagOptions): void {
    this.tag(type, () => this.#paint(type, draw), options);
  }

  /** Paints what screen readers should skip: rules, tints, page numbers. */
  artifact(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Paints plain text on one line. */
  paintText(text: string, style: TextStyle, x: number, y: number): void {
    const { doc } = this;
    doc.font(style.font).fontSize(style.size).fillColor(style.color).text(text, x, y, { lineBreak: false });
  }

  /** The width of plain text in points. */
  widthOf(text: string, { font, size }: TextStyle): number {
    return widthOfText(this.doc, text, font, size);
  }

  lines(text: Inline, width: number, style: TextStyle): Line[] {
    return breakLines(this.doc, text, width, style);
  }

  /** The height of a text in points. */
  measure(text: Inline, width: number, style: TextStyle): number {
    return this.lines(text, width, style).length * style.leading;
  }

  /** Writes a text at the current position and moves below it. A text is never split across pages. */
  write(type: string, text: Inline, style: TextStyle, x = this.size.left, right = this.size.right): void {
    const lines = this.lines(text, right - x, style);
    this.ensure(lines.length * style.leading);
    this.put(type, lines, x, this.y, style);
    this.y += lines.length * style.leading;
  }

  /** Paints lines as the content of one element; links are child elements. */
  put(type: string, lines: readonly Line[], x: number, y: number, style: TextStyle): void {
    this.tag(type, () => {
      for (const run of runsOf(lines, x, y, style.leading))
        if (run.href) this.#link(run, run.href, style);
        else this.#paint(type, () => this.#run(run, style));
    });
  }

  #run(run: Run, style: TextStyle): void {
    // Half the leading goes above the line, as in CSS.
    const lift = (style.leading - style.size * 1.2) / 2;
    const color = run.href ? (style.link ?? ink.sea) : style.color;
    this.paintText(run.text, { ...style, font: run.font, color }, run.x, run.y + lift);
  }

  #link(run: Run, href: string, style: TextStyle): void {
    this.tag('Link', (structParent) => {
      this.#paint('Link', () => this.#run(run, style));
      // pdfkit writes a String object as a PDF string, but a primitive string as a name.
      const options = { structParent, Contents: new String(run.text.trim()) as string };
      const box = [run.x, run.y, run.width, style.leading] as const;
      if (href.startsWith('#')) this.doc.goTo(...box, href.slice(1), options);
      else this.doc.link(...box, href, options);
    });
  }

  /** Draws a thin horizontal rule. */
  rule(x: number, y: number, right: number, color: string = ink.line): void {
    this.artifact((doc) => doc.moveTo(x, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke());
  }

  /** Draws a tinted box with rounded corners. */
  tint(x: number, y: number, width: number, height: number, color: string): void {
    this.artifact((doc) => doc.roundedRect(x, y, width, height, 3).fill(color));
  }

  /** Draws the outline of a box with rounded corners. */
  outline(x: number, y: number, width: number, height: number, radius: number): void {
    this.artifact((doc) => doc.roundedRect(x, y, width, height, radius).lineWidth(1).stroke(ink.edge));
  }

  /** Draws a group of lines to write on, with those that the plan adds. @returns its height */
  writingLines(lines: number): number {
    const more = this.plan?.more[this.writing.length] ?? 0;
    this.writing.push({ page: this.page, lines });
    return this.ruleLines(lines + more);
  }

  /** Draws lines below the current position, dark enough for a cheap printer. @returns their height */
  ruleLines(count: number): number {
    const { left, right, line } = this.size;
    for (let index = 1; index <= count; index += 1) this.rule(left, this.y + index * line, right, ink.edge);
    return count * line;
  }
}

/** Kinds of blocks that are more than a paragraph. */
export type Kind = Exclude<WorkbookBlock, string>['kind'];
export type Of<K extends Kind> = Extract<WorkbookBlock, { kind: K }>;

/** A block's position in the workbook. */
export interface Place {
  /** The id of its section, which makes its field names unique. */
  section: string;
  /** Whether it is the last block of its section. */
  last: boolean;
}
