import type { Inline } from '@/content/text';
import { parseInline, type Span } from '@/lib/rich-text/inline';
import type { FontName, TextStyle } from './design';

type Doc = PDFKit.PDFDocument;

interface Piece {
  text: string;
  font: FontName;
  width: number;
  href?: string;
}

export type Line = readonly Piece[];

function fontOf(span: Span, font: FontName): FontName {
  if (font !== 'sans') return font;
  if (span.kind === 'strong') return 'sans-bold';
  return span.kind === 'emphasis' ? 'sans-italic' : font;
}

/** Relative links become plain text, as the PDF does not know the site's address. */
function hrefOf(span: Span): string | undefined {
  return span.kind === 'link' && !span.href.startsWith('/') ? span.href : undefined;
}

/** The width of plain text in points. */
export const widthOfText = (doc: Doc, text: string, font: FontName, size: number) =>
  doc.font(font).fontSize(size).widthOfString(text);

function words(doc: Doc, text: Inline, style: TextStyle): Piece[][] {
  const list: Piece[][] = [[]];
  for (const span of parseInline(text)) {
    const font = fontOf(span, style.font);
    const href = hrefOf(span);
    const shown = href?.startsWith('#source-') ? `[${span.text}]` : span.text;
    for (const part of shown.split(/(?<=\s)/)) {
      const width = widthOfText(doc, part, font, style.size);
      list.at(-1)?.push({ text: part, font, width, ...(href && { href }) });
      if (/\s$/.test(part)) list.push([]);
    }
  }
  return list.filter(({ length }) => length > 0);
}

const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);

/** The width of a word without its trailing space. */
function trimmed(doc: Doc, pieces: readonly Piece[], size: number): number {
  const last = pieces.at(-1);
  if (!last) return 0;
  return widthOf(pieces.slice(0, -1)) + widthOfText(doc, last.text.trimEnd(), last.font, size);
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

/** A part of a line with one font and one link, drawn in one call. */
export interface Run extends Piece {
  x: number;
  y: number;
}

/** Positions lines from a point on, as runs. */
export function runsOf(lines: readonly Line[], x: number, y: number, leading: number): Run[] {
  return lines.flatMap((line, index) => {
    const runs: Run[] = [];
    let at = x;
    for (const piece of line) {
      const last = runs.at(-1);
      if (last && last.font === piece.font && last.href === piece.href) {
        last.text += piece.text;
        last.width += piece.width;
      } else runs.push({ ...piece, x: at, y: y + index * leading });
      at += piece.width;
    }
    return runs;
  });
}
