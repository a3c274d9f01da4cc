import { inflateSync } from 'node:zlib';
import { readWritingFont } from './fonts';

const FIRST = 32;
const LAST = 255;

/** WinAnsi differs from Unicode in its second quarter only. */
const WIN_ANSI_80_9F = [
  0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17d, 0,
  0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0, 0x17e,
  0x178,
];

function unicodeOf(code: number): number {
  return code >= 0x80 && code <= 0x9f ? (WIN_ANSI_80_9F[code - 0x80] ?? 0) : code;
}

/** Unpacks a WOFF 1.0 font into the TrueType file it was made from (W3C, WOFF File Format 1.0, section 4). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(count * 16 - power * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    const at = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const data = woff.subarray(at, at + packed);
    const table = packed < length ? inflateSync(data) : data;
    const to = 12 + index * 16;
    woff.copy(head, to, entry, entry + 4);
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), to + 4);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table, Buffer.alloc((4 - (length % 4)) % 4));
    offset += length + ((4 - (length % 4)) % 4);
  }
  return Buffer.concat([head, ...tables]);
}

interface Metrics {
  /** In thousandths of the type size, as PDF wants them. */
  box: readonly number[];
  ascent: number;
  descent: number;
}

function readMetrics(font: Buffer): Metrics {
  const table = (name: string): number => {
    const at = font.indexOf(name, 12, 'latin1');
    if (at < 0) throw new Error(`The writing font has no table "${name}".`);
    return font.readUInt32BE(at + 8);
  };
  const head = table('head');
  const hhea = table('hhea');
  const scale = 1000 / font.readUInt16BE(head + 18);
  const read = (at: number) => Math.round(font.readInt16BE(at) * scale);
  return {
    box: [head + 36, head + 38, head + 40, head + 42].map(read),
    ascent: read(hhea + 4),
    descent: read(hhea + 6),
  };
}

function widthOfCode(doc: PDFKit.PDFDocument, code: number): number {
  const unicode = unicodeOf(code);
  return unicode === 0 ? 0 : Math.round(doc.widthOfString(String.fromCodePoint(unicode), { features: [] }));
}

/**
 * Embeds the whole face that answers are typed in. The fonts of the running text hold only the letters that
 * the text uses, so a reader who types another one would see a gap.
 */
export function embedWritingFont(doc: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const file = unpackWoff(readWritingFont());
  const { box, ascent, descent } = readMetrics(file);
  doc.font('sans').fontSize(1000);
  const widths = Array.from({ length: LAST - FIRST + 1 }, (_, index) => widthOfCode(doc, FIRST + index));
  const data = doc.ref({ Length1: file.length });
  data.end(file);
  const name = 'AtkinsonHyperlegibleNext-Regular';
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 32,
    FontBBox: box,
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
    CapHeight: ascent,
    StemV: 80,
    FontFile2: data,
  });
  descriptor.end(undefined);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: name,
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: widths,
    FontDescriptor: descriptor,
  });
  font.end(undefined);
  return font;
}
