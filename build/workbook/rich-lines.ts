import type { Inline } from '@/content/text';
import { parseInline, type Span } from '@/lib/rich-text/parse-inline';
import type { FontName } from './fonts';
import { ink } from './ink';
import { branch, mark, type Tag } from './tags';

type Doc = PDFKit.PDFDocument;

export interface TextStyle {
  font: FontName;
  size: number;
  /** From one baseline to the next, in points. */
  leading: number;
  color: string;
}

interface Piece {
  text: string;
  font: FontName;
  width: number;
  href?: string;
}

export type Line = readonly Piece[];

const body = { font: 'sans', size: 11, leading: 16.4, color: ink.text } as const satisfies TextStyle;

export const styles = {
  body,
  small: { ...body, size: 9.5, leading: 13.5 },
  cell: { ...body, size: 10, leading: 14 },
  cellHead: { ...body, font: 'sans-bold', size: 9.5, leading: 13, color: ink.sea },
  label: { ...body, font: 'sans-bold', size: 10.5, leading: 15 },
  caption: { ...body, size: 9.5, leading: 13.5, color: ink.muted },
  lead: { font: 'serif-italic', size: 15, leading: 22, color: ink.text },
  quote: { font: 'serif-italic', size: 17, leading: 25, color: ink.sea },
  heading: { font: 'serif-bold', size: 17, leading: 23, color: ink.sea },
  subheading: { font: 'serif-bold', size: 13, leading: 18, color: ink.sea },
  title: { font: 'serif-bold', size: 30, leading: 36, color: ink.sea },
} as const satisfies Record<string, TextStyle>;

function fontOf(span: Span, font: FontName): FontName {
  if (font !== 'sans') return font;
  if (span.kind === 'strong') return 'sans-bold';
  return span.kind === 'emphasis' ? 'sans-italic' : font;
}

/** Places on the site are left as words: the printed page does not know where it will be read. */
function hrefOf(span: Span): string | undefined {
  return span.kind === 'link' && !span.href.startsWith('/') ? span.href : undefined;
}

/** Texts are measured before they are drawn, and often again: shaping is the slow part, so it is done once. */
const widths = new Map<string, number>();

function widthOfText(doc: Doc, text: string, font: FontName, size: number): number {
  const key = `${font} ${size} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const width = doc.font(font).fontSize(size).widthOfString(text);
  widths.set(key, width);
  return width;
}

function words(doc: Doc, text: Inline, style: TextStyle): Piece[][] {
  const list: Piece[][] = [];
  let word: Piece[] = [];
  for (const span of parseInline(text)) {
    const font = fontOf(span, style.font);
    const href = hrefOf(span);
    const shown = href?.startsWith('#source-') ? `[${span.text}]` : span.text;
    for (const part of shown.split(/(?<=\s)/)) {
      const width = widthOfText(doc, part, font, style.size);
      word.push({ text: part, font, width, ...(href && { href }) });
      if (/\s$/.test(part)) {
        list.push(word);
        word = [];
      }
    }
  }
  if (word.length > 0) list.push(word);
  return list;
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { width }) => sum + width, 0);
}

function trimmed(doc: Doc, pieces: readonly Piece[], size: number): number {
  const last = pieces.at(-1);
  if (!last) return 0;
  const space = last.text.trimEnd();
  return widthOf(pieces.slice(0, -1)) + widthOfText(doc, space, last.font, size);
}

/** Breaks a text with inline markup into lines of at most `width` points. */
export function breakLines(doc: Doc, text: Inline, width: number, style: TextStyle): Line[] {
  const lines: Piece[][] = [[]];
  let room = width;
  for (const word of words(doc, text, style)) {
    if (trimmed(doc, word, style.size) > room && room < width) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)?.push(...word);
    room -= widthOf(word);
  }
  return lines;
}

interface Run {
  x: number;
  y: number;
  text: string;
  font: FontName;
  width: number;
  href?: string;
}

function runsOf(lines: readonly Line[], x: number, y: number, leading: number): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, index) => {
    let at = x;
    line.forEach((piece, place) => {
      const last = runs.at(-1);
      if (place > 0 && last && last.font === piece.font && last.href === piece.href) {
        last.text += piece.text;
        last.width += piece.width;
      } else {
        runs.push({ ...piece, x: at, y: y + index * leading });
      }
      at += piece.width;
    });
  });
  return runs;
}

function drawRun(doc: Doc, run: Run, style: TextStyle): void {
  // Half of the leading stands above the line, as CSS has it.
  const lift = (style.leading - style.size * 1.2) / 2;
  doc
    .font(run.font)
    .fontSize(style.size)
    .fillColor(run.href ? ink.sea : style.color)
    .text(run.text, run.x, run.y + lift, { lineBreak: false });
}

function drawLink(doc: Doc, parent: Tag, run: Run, href: string, style: TextStyle): void {
  const tag = branch(doc, parent, 'Link');
  mark(doc, tag, 'Link', () => drawRun(doc, run, style));
  // A PDF string has to be a String object here: pdfkit writes a primitive one as a name.
  const Contents = new String(run.text.trim()) as string;
  const options = { structParent: tag, Contents };
  const box = [run.x, run.y, run.width, style.leading] as const;
  if (href.startsWith('#')) doc.goTo(...box, href.slice(1), options);
  else doc.link(...box, href, options);
  tag.end();
}

/** Draws broken lines as the content of one element of the structure tree. */
export function drawLines(
  doc: Doc,
  parent: Tag,
  type: string,
  lines: readonly Line[],
  x: number,
  y: number,
  style: TextStyle,
): void {
  const tag = branch(doc, parent, type);
  let plain: Run[] = [];
  const flush = () => {
    if (plain.length === 0) return;
    const runs = plain;
    plain = [];
    mark(doc, tag, type, () => {
      for (const run of runs) drawRun(doc, run, style);
    });
  };
  for (const run of runsOf(lines, x, y, style.leading)) {
    if (run.href === undefined) plain.push(run);
    else {
      flush();
      drawLink(doc, tag, run, run.href, style);
    }
  }
  flush();
  tag.end();
}
