import { inflateSync } from 'node:zlib';

/** The objects of a PDF as pdfkit writes them: number, dictionary and the unpacked stream. */
function objectsOf(bytes: Buffer): Map<string, { dictionary: string; stream: string }> {
  const pdf = bytes.toString('latin1');
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const { 1: id = '', 2: body = '' } of pdf.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', packed] = body.split('\nstream\n');
    const data = packed && Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
    const stream = data && dictionary.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : '';
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** What each glyph of a font stands for, from its ToUnicode table. */
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

/**
 * The words of a PDF made by pdfkit with embedded fonts, in the order in which they are drawn, a space for each line.
 * @param bytes the whole file
 */
export function textOfPdf(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values()) {
    const list = dictionary.match(/\/Font <<([\s\S]*?)>>/)?.[1] ?? '';
    for (const { 1: name = '', 2: id = '' } of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = objects.get(id)?.dictionary.match(/\/ToUnicode (\d+) 0 R/)?.[1];
      if (table) fonts.set(name, glyphsOf(objects.get(table)?.stream ?? ''));
    }
  }
  const words: string[] = [];
  for (const { stream } of objects.values()) {
    let glyphs: string[] = [];
    for (const { 1: font, 2: shown } of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? [];
      if (!shown) continue;
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ({ 1: hex = '' }) => hex.match(/.{4}/g) ?? [],
      );
      words.push(codes.map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join(''));
    }
  }
  return words.join(' ').replace(/\s+/g, ' ');
}
