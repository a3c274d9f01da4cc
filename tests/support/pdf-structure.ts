import { fontsOf, objectsOf, type PdfObjects, wordsShown } from './pdf-text.ts';

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
