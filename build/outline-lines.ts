import { openSync } from 'fontkit';

interface Line {
  text: string;
  x: number;
  /** Position of the baseline. */
  y: number;
  /** Whether the line ends at `x`. */
  end: boolean;
}

const sans = 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff';

/**
 * Lines of text as one path, for pictures that are drawn without our fonts.
 * @param file the font, below `@fontsource`
 */
export function outlineLines(lines: readonly Line[], size: number, file = sans): string {
  const font = openSync(`node_modules/@fontsource/${file}`);
  const scale = size / font.unitsPerEm;
  return lines
    .map(({ text, x, y, end }) => {
      const { glyphs, advanceWidth } = font.layout(text);
      let at = end ? x - advanceWidth * scale : x;
      return glyphs
        .map((glyph) => {
          const path = glyph.path.scale(scale, -scale).translate(at, y).toSVG();
          at += glyph.advanceWidth * scale;
          return path.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(2));
        })
        .join('');
    })
    .join('');
}
