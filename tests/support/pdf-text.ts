import { inflateSync } from 'node:zlib';

export type PdfObjects = Map<string, { dictionary: string; stream: string }>;

/** The objects of a PDF as pdfkit writes them: number, dictionary and inflated stream. */
export function objectsOf(bytes: Buffer): PdfObjects {
  const pdf = bytes.toString('latin1');
  const objects: PdfObjects = new Map();
  for (const { 1: id = '', 2: body = '' } of pdf.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', packed] = body.split('\nstream\n');
    const data = packed && Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
    const stream = data && dictionary.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : '';
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** The characters of each glyph of a font, from its ToUnicode table. */
function glyphsOf(table: string): string[] {
  return [...table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)].reduce<string[]>(
    (glyphs, { 1: first = '', 2: list = '' }) => {
      [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(({ 1: codes = '' }, offset) => {
        const units = codes.replace(/\s/g, '').match(/.{4}/g) ?? [];
        glyphs[Number.parseInt(first, 16) + offset] = units
          .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
          .join('');
      });
      return glyphs;
    },
    [],
  );
}

/** The characters of each font's glyphs, by the font's name. */
export function fontsOf(objects: PdfObjects): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values()) {
    const list = dictionary.match(/\/Font <<([\s\S]*?)>>/)?.[1] ?? '';
    for (const { 1: name = '', 2: id = '' } of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = objects.get(id)?.dictionary.match(/\/ToUnicode (\d+) 0 R/)?.[1];
      if (table) fonts.set(name, glyphsOf(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

/** The text that a content stream draws, with a space after each line. */
export function wordsShown(content: string, fonts: Map<string, string[]>): string {
  const words: string[] = [];
  let glyphs: string[] = [];
  for (const { 1: font, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? [];
    if (!shown) continue;
    const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []);
    words.push(codes.map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join(''));
  }
  return words.join(' ').replace(/\s+/g, ' ');
}

/** The text of a PDF made by pdfkit with embedded fonts, in drawing order. */
export function textOfPdf(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].map(({ stream }) => wordsShown(stream, fonts));
  return pages.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/** The words of each page, and how far down its sheet the last text or field above the footer ends; a drawing does not count. */
export function pagesOf(bytes: Buffer): { words: string; end: number }[] {
  const objects = objectsOf(bytes);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary))
    .map(({ dictionary }) => {
      const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(dictionary)?.[1]);
      const { stream = '' } = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '') ?? {};
      const texts = [...stream.matchAll(/ ([\d.]+) Tm/g)].map(([, up]) => height - Number(up));
      const annots = /\/Annots \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '';
      const fields = [...annots.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
        const rect = /\/Rect \[[\d.]+ ([\d.]+)/.exec(objects.get(id)?.dictionary ?? '');
        return height - Number(rect?.[1] ?? height);
      });
      const above = [...texts, ...fields].filter((down) => down < height - 46);
      return { words: wordsShown(stream, fonts), end: Math.max(...above) / height };
    });
}
