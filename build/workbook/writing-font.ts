import subsetFont from 'subset-font';
import { readWritingFont } from './fonts';

const FIRST = 32;
const LAST = 255;
const NAME = 'AtkinsonHyperlegibleNext-Regular';

/** The characters that a field can hold, indexed by their WinAnsi code. */
const characters = Array.from(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
);

/** pdfkit's internal font metrics, in thousandths of the font size. */
interface FontMeasures {
  _font: {
    ascender: number;
    descender: number;
    scale: number;
    bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>;
  };
}

/** The font for typed answers, with all of WinAnsi: PDF readers use no fallback font in fields. */
export const loadWritingFont = (): Promise<Buffer> =>
  subsetFont(readWritingFont(), characters.slice(FIRST).join(''), { targetFormat: 'truetype' });

/**
 * Embeds the full font for typed answers. The fonts of the body text contain only the characters used there,
 * so others would be invisible when typed.
 * @param file the TrueType file from `loadWritingFont`
 */
export function embedWritingFont(doc: PDFKit.PDFDocument, file: Buffer): PDFKit.PDFKitReference {
  doc.font('sans').fontSize(1000);
  const { ascender, descender, scale, bbox } = (doc as unknown as FontMeasures)._font;
  const ascent = Math.round(ascender);
  const widths = characters
    .slice(FIRST)
    .map((character) => Math.round(doc.widthOfString(character, { features: [] })));
  const data = doc.ref({ Length1: file.length });
  data.end(file);
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: NAME,
    Flags: 32,
    FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((edge) => Math.round(edge * scale)),
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: Math.round(descender),
    CapHeight: ascent,
    StemV: 80,
    FontFile2: data,
  });
  descriptor.end(undefined);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: NAME,
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: widths,
    FontDescriptor: descriptor,
  });
  font.end(undefined);
  return font;
}
