import subsetFont from 'subset-font';
import { readWritingFont } from './fonts';

const FIRST = 32;
const LAST = 255;
const NAME = 'AtkinsonHyperlegibleNext-Regular';

/** The characters that a field can hold, by their code; WinAnsi differs from Unicode in a few places only. */
const characters = Array.from(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code)),
);

/** What pdfkit knows of a font and keeps to itself: measures in thousandths of the type size. */
interface FontMeasures {
  _font: {
    ascender: number;
    descender: number;
    scale: number;
    bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>;
  };
}

/** The face that answers are typed in, with all that can be typed: a PDF reader takes no letters from elsewhere. */
export const loadWritingFont = (): Promise<Buffer> =>
  subsetFont(readWritingFont(), characters.slice(FIRST).join(''), { targetFormat: 'truetype' });

/**
 * Embeds the whole face that answers are typed in. The fonts of the running text hold only the letters that
 * the text uses, so a reader who types another one would see a gap.
 * @param file TrueType, as `loadWritingFont` gives it
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
