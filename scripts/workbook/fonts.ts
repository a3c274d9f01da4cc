import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

function fontFile(family: string, weight: number, style: 'normal' | 'italic' = 'normal'): Buffer {
  return readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff`));
}

const fraunces = 'fraunces';
const atkinson = 'atkinson-hyperlegible-next';

/** The file of the face that typed answers are set in. */
export const writingFontFile = (): Buffer => fontFile(atkinson, 400);

const files = {
  'serif-bold': () => fontFile(fraunces, 600),
  'serif-italic': () => fontFile(fraunces, 400, 'italic'),
  'serif-light': () => fontFile(fraunces, 300),
  sans: () => fontFile(atkinson, 400),
  'sans-bold': () => fontFile(atkinson, 700),
  'sans-italic': () => fontFile(atkinson, 400, 'italic'),
} as const;

export type FontName = keyof typeof files;

/** Makes the two families known to the document; what is used of them is embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, read] of Object.entries(files)) doc.registerFont(name, read());
}
