import { inflateSync } from 'node:zlib';

type PdfObjects = Map<string, { dictionary: string; stream: string }>;

/** The objects of a PDF as pdfkit writes them: number, dictionary and inflated stream. */
function objectsOf(bytes: Buffer): PdfObjects {
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
function fontsOf(objects: PdfObjects): Map<string, string[]> {
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
function wordsShown(content: string, fonts: Map<string, string[]>): string {
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

/** An element of a PDF's structure tree, as a screen reader reads it. */
export interface Element {
  role: string;
  /** Alternative text of a picture. */
  alt: string;
  /** Text, other elements, and form fields by name, in reading order. */
  children: (string | Element | { field: string })[];
}

/** The structure tree of a PDF made by pdfkit, and drawn content that is missing from it. */
export function structureOf(bytes: Buffer): { root: Element; lost: string[] } {
  const objects = objectsOf(bytes);
  const drawn = drawnContent(objects);
  const root = [...objects.values()].find(({ dictionary }) => /\/S \/Document\b/.test(dictionary));
  if (!root) throw new Error('The PDF has no structure.');
  const tree = elementOf(root.dictionary, objects, drawn);
  return { root: tree, lost: [...drawn.values()] };
}

function elementOf(dictionary: string, objects: PdfObjects, drawn: Map<string, string>): Element {
  const page = /\n\/Pg (\d+) 0 R\s*$/.exec(dictionary.replace(/>>\s*$/, ''))?.[1] ?? '';
  const children: Element['children'] = [];
  for (const kid of kidsOf(dictionary)) {
    const [, field, element, mark] = kid;
    if (field) {
      const name = /\/T \(([^)]*)\)/.exec(objects.get(field)?.dictionary ?? '')?.[1];
      if (name !== undefined) children.push({ field: name });
    } else if (element) {
      children.push(elementOf(objects.get(element)?.dictionary ?? '', objects, drawn));
    } else {
      const place = `${page}/${mark}`;
      children.push(drawn.get(place) ?? `nothing is drawn at ${place}`);
      drawn.delete(place);
    }
  }
  const role = /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '';
  const alt = /\/Alt \(([^)]*)\)/.exec(dictionary)?.[1] ?? '';
  return { role, alt, children };
}

/** The kids of an element: an object on a page, another element, or a marked-content id. */
function kidsOf(dictionary: string): RegExpMatchArray[] {
  const list = /\/K \[([\s\S]*?)\]/.exec(dictionary)?.[1] ?? '';
  return [...list.matchAll(/<<[^>]*?\/Obj (\d+) 0 R[^>]*>>|(\d+) 0 R|(\d+)/g)];
}

/** The text of each piece of marked content, by page number and id. */
function drawnContent(objects: PdfObjects): Map<string, string> {
  const fonts = fontsOf(objects);
  const drawn = new Map<string, string>();
  for (const [page, { dictionary }] of objects) {
    const contents = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(dictionary)?.[1];
    const { stream = '' } = objects.get(contents ?? '') ?? {};
    for (const { 1: mark = '', 2: content = '' } of stream.matchAll(/\/MCID (\d+)\n>> BDC\n([\s\S]*?)\nEMC/g))
      drawn.set(`${page}/${mark}`, wordsShown(content, fonts));
  }
  return drawn;
}
