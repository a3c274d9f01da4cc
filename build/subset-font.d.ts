declare module 'subset-font' {
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      /** A variable font's axes, each kept in one place. */
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Glyph {
    advanceWidth: number;
    path: {
      scale(x: number, y?: number): Glyph['path'];
      translate(x: number, y: number): Glyph['path'];
      toSVG(): string;
    };
  }
  interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: readonly Glyph[]; advanceWidth: number };
  }
  /** Opens a font file. */
  export function openSync(path: string): Font;
}
